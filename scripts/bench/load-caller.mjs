// The callers of one contender, a process of its own that lives as long as the contender does. Each message from its parent is one spell: so many
// callers, each on a connection of its own, ask one after the other until the time is over; the answer to it is what they saw.
import { LoadConnection, requestBytes } from './load-connection.mjs';

/** @typedef {{ asks: import('./measure.mjs').Ask[], callers: number, milliseconds: number }} Spell */
/** @typedef {{ seconds: number, times: number[] }} Seen milliseconds of each answer, and how long all of it took */

function mustBeAnswer({ status, body }) {
  if (status !== 200 || body.subarray(0, 9).toString() === '{"errors"')
    throw new Error(`Answered ${status}: ${body.subarray(0, 300).toString()}`);
}

/** @param {Spell} spell @returns {Promise<Seen>} */
async function call({ asks, callers, milliseconds }) {
  const requests = asks.map(requestBytes);
  // anew for each spell: a server closes what nobody asks on for seconds
  const connections = Array.from({ length: callers }, () => new LoadConnection(asks[0].origin));
  const times = [];
  let next = 0;
  const began = performance.now();
  const until = began + milliseconds;
  await Promise.all(
    connections.map(async (connection) => {
      for (let now = performance.now(); now < until;) {
        mustBeAnswer(await connection.ask(requests[next++ % requests.length]));
        const then = performance.now();
        times.push(then - now);
        now = then;
      }
    }),
  );
  for (const connection of connections) connection.close();
  return { seconds: (performance.now() - began) / 1000, times };
}

process.on('message', (/** @type {Spell} */ spell) => {
  call(spell).then(
    (seen) => process.send?.({ seen }),
    (error) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
