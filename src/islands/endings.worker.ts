/** The worker that solves endings: a desk that hears and tells by messages. */
import { EndingsDesk } from './state/endings-desk.ts';
import type { Asked, Told } from './state/endings-talk.ts';

const desk = new EndingsDesk((told: Told) => postMessage(told));

addEventListener('message', (event: MessageEvent<Asked>) => desk.hear(event.data));
