/** The tags a chapter may use. Content imports nothing: their meaning is given here. */
import Answers from './Answers.astro';
import Bibliography from './Bibliography.astro';
import BoardDrawing from './BoardDrawing.astro';
import Clauses from './Clauses.astro';
import CaptureMap from './CaptureMap.astro';
import CheckedAgainst from './CheckedAgainst.astro';
import CheckedLines from './CheckedLines.astro';
import Chronology from './Chronology.astro';
import Choices from './Choices.astro';
import Cite from './Cite.astro';
import Computed from './Computed.astro';
import Correction from './Correction.astro';
import CountingLadder from './CountingLadder.astro';
import Customs from './Customs.astro';
import CustomsChange from './CustomsChange.astro';
import DangerFigure from './DangerFigure.astro';
import Determined from './Determined.astro';
import Disagreements from './Disagreements.astro';
import Dispute from './Dispute.astro';
import DayFigure from './DayFigure.astro';
import En from './En.astro';
import EndingValues from './EndingValues.astro';
import EndingVerdicts from './EndingVerdicts.astro';
import Example from './Example.astro';
import Fact from './Fact.astro';
import LandingClock from './LandingClock.astro';
import Lang from './Lang.astro';
import ForgetReading from './ForgetReading.astro';
import Frames from './Frames.astro';
import Go from './Go.astro';
import Harvest from './HarvestFigure.astro';
import HowSure from './HowSure.astro';
import Landing from './Landing.astro';
import Lands from './Lands.astro';
import Lengths from './Lengths.astro';
import MoveTree from './MoveTree.astro';
import Name from './Name.astro';
import NamesMap from './NamesMap.astro';
import NumberWords from './NumberWords.astro';
import PiChart from './PiChart.astro';
import Proverb from './Proverb.astro';
import PodDrawing from './PodDrawing.astro';
import Result from './Result.astro';
import Rounds from './Rounds.astro';
import RuleBooks from './RuleBooks.astro';
import Ruling from './Ruling.astro';
import Section from './Section.astro';
import Step from './Step.astro';
import Tchoukaillon from './Tchoukaillon.astro';
import Term from './Term.astro';
import ToneTerms from './ToneTerms.astro';
import Threats from './Threats.astro';
import Tones from './Tones.astro';
import Worksheet from './Worksheet.astro';
import Yo from './Yo.astro';

export const inText = {
  Answers,
  Chronology,
  Bibliography,
  BoardDrawing,
  CaptureMap,
  CheckedAgainst,
  CheckedLines,
  Choices,
  Cite,
  Clauses,
  Computed,
  Correction,
  CountingLadder,
  Customs,
  CustomsChange,
  DangerFigure,
  Determined,
  Disagreements,
  Dispute,
  DayFigure,
  En,
  EndingValues,
  EndingVerdicts,
  Example,
  Fact,
  ForgetReading,
  Frames,
  Go,
  Harvest,
  HowSure,
  Landing,
  LandingClock,
  Lands,
  Lang,
  Lengths,
  MoveTree,
  Name,
  NamesMap,
  NumberWords,
  PiChart,
  Proverb,
  PodDrawing,
  Result,
  Rounds,
  RuleBooks,
  Ruling,
  Section,
  Step,
  Tchoukaillon,
  Term,
  ToneTerms,
  Threats,
  Tones,
  Worksheet,
  Yo,
};
