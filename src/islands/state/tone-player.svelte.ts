/** Plays the strokes of a line and says which syllable sounds. Silent until asked; one line at a time on a page. */
import { type Stroke, strokeAt } from '../../figures/tone-pitch.ts';

/** A little time before the first stroke, so that its beginning is not cut off. */
const LEAD = 0.06;

let context: AudioContext | null = null;
/** Stops whatever sounds on the page. */
let hush: () => void = () => {};

function sound(stroke: Stroke, start: number, out: AudioNode, audio: AudioContext): void {
  const skin = audio.createOscillator();
  const body = audio.createGain();
  const at = start + stroke.at;
  skin.type = 'triangle';
  skin.frequency.setValueAtTime(stroke.from, at);
  skin.frequency.linearRampToValueAtTime(stroke.to, at + stroke.length / 2);
  body.gain.setValueAtTime(0.0001, at);
  body.gain.exponentialRampToValueAtTime(0.4, at + 0.012);
  body.gain.exponentialRampToValueAtTime(0.02, at + stroke.length);
  skin.connect(body).connect(out);
  skin.start(at);
  skin.stop(at + stroke.length);
}

/** A player of lines, whatever a line is to its owner. */
export type TonePlayer = {
  /** The line that sounds; null in silence. */
  readonly line: object | null;
  /** The syllable of that line that sounds now. */
  readonly lit: number | null;
  play(line: object, strokes: readonly Stroke[]): void;
  stop(): void;
};

/** A player for one figure. It falls silent with its figure, or when another begins. */
export function tonePlayer(): TonePlayer {
  let line = $state.raw<object | null>(null);
  let lit = $state<number | null>(null);
  let frame = 0;
  let out: GainNode | null = null;

  function stop(): void {
    cancelAnimationFrame(frame);
    out?.disconnect();
    out = null;
    [line, lit] = [null, null];
  }

  return {
    get line() {
      return line;
    },
    get lit() {
      return lit;
    },
    stop,
    play(wanted, strokes) {
      hush();
      hush = stop;
      context ??= new AudioContext();
      // A browser may hold sound back until the reader has acted; this is called by a button.
      void context.resume();
      out = context.createGain();
      out.connect(context.destination);
      const start = context.currentTime + LEAD;
      for (const stroke of strokes) sound(stroke, start, out, context);
      line = wanted;
      lit = strokeAt(strokes, 0);
      // The light goes by the page's clock: it moves on even where a machine has no sound.
      const since = performance.now() + LEAD * 1000;
      const follow = (now: number): void => {
        const moment = Math.max(0, (now - since) / 1000);
        lit = strokeAt(strokes, moment);
        if (lit === null) stop();
        else frame = requestAnimationFrame(follow);
      };
      frame = requestAnimationFrame(follow);
    },
  };
}
