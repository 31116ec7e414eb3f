// A peer is only fair when it says the same: asked before anything is measured, and of the demo data by `npm test` (scripts/bench-twins.db.test.ts).
import { Failure } from '../process/failure.mjs';
import { firstDifference } from './first-difference.mjs';
import { send } from './measure.mjs';

/** @returns {Promise<string>} what the API answered */
export async function mustAnswerAlike(it, asks, where) {
  const [ours, theirs] = [await send(asks.api), await send(asks.statement)];
  const difference = firstDifference(it.comparable(ours.text), it.comparable(theirs.text));
  if (difference !== null) throw new Failure(`${it.title}: the API and the statement answer differently for ${where}, in ${difference}`);
  return ours.text;
}

/** PostGraphile says it in other words: that it found something must do. */
export async function mustBeFoundByPeer(it, asks, where) {
  if (it.peerSizeOf((await send(asks.postgraphile)).text) < 1) throw new Failure(`${it.title}: PostGraphile found nothing for ${where}.`);
}
