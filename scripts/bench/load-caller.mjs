// The callers of one contender, a process of its own that lives as long as the contender does. Each message from its parent is one spell: so many
// callers, each on a connection of its own, ask one after the other; the answer to it is what they saw.
import { LoadConnection, requestBytes } from './load-connection.mjs';

/** @typedef {import('./measure.mjs').Ask} Ask */
/** Callers take the next of the same asks until the time is over, or each has its own and ends with the last. */
/** @typedef {{ asks: Ask[], callers: number, milliseconds: number } | { each: Ask[][] }} Spell */
/** @typedef {{ seconds: number, times: number[] }} Seen milliseconds of each answer, and how long all of it took */

function mustBeAnswer({ status, body }) {
  if (status !== 200 || body.subarray(0, 9).toString() === '{"errors"')
    throw new Error(`Answered ${status}: ${body.subarray(0, 300).toString()}`);
}

/** @param {Spell} spell @returns {{ callers: number, next: (caller: number) => Ask | undefined }} */
function planOf(spell) {
  if ('each' in spell) {
    const left = spell.each.map((asks) => asks.values());
    return { callers: left.length, next: (caller) => left[caller]?.next().value };
  }
  const until = performance.now() + spell.milliseconds;
  let asked = 0;
  return { callers: spell.callers, next: () => (performance.now() < until ? spell.asks[asked++ % spell.asks.length] : undefined) };
}

/** @param {Spell} spell @returns {Promise<Seen>} */
async function call(spell) {
  const [first] = 'each' in spell ? (spell.each[0] ?? []) : spell.asks;
  const { callers, next } = planOf(spell);
  // anew for each spell: a server closes what nobody asks on for seconds
  const connections = Array.from({ length: callers }, () => new LoadConnection(first?.origin ?? ''));
  const bytes = new Map();
  const times = [];
  const began = performance.now();
  await Promise.all(
    connections.map(async (connection, caller) => {
      for (let ask = next(caller); ask !== undefined; ask = next(caller)) {
        const request = bytes.get(ask) ?? requestBytes(ask);
        bytes.set(ask, request);
        const asked = performance.now();
        mustBeAnswer(await connection.ask(request));
        times.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const connection of connections) connection.close();
  return { seconds, times };
}

process.on('message', (/** @type {Spell} */ spell) => {
  call(spell).then(
    (seen) => process.send?.({ seen }),
    (error) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
