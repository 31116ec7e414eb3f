// What both benchmarks of many callers need: the callers' process, and what a spell has cost the contender.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { keepToStop } from '../process/started.mjs';
import { memoryOf } from './contenders.mjs';

const TICKS_A_SECOND = 100;

/** Seconds of CPU that a process has used, in its own code and in the system's for it. */
function cpuOf(pid) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_A_SECOND;
}

/** The callers of the contender with this process id. */
export function startCallers(pid) {
  const child = fork(path.join(import.meta.dirname, 'load-caller.mjs'));
  const stop = async () => void (child.connected && child.disconnect());
  void keepToStop({ stop });
  /** @returns {Promise<import('./load-caller.mjs').Seen>} */
  const call = (spell) =>
    new Promise((resolve, reject) => {
      child.once('message', (told) => {
        const { seen, error } = /** @type {{ seen: import('./load-caller.mjs').Seen, error?: string }} */ (told);
        if (error === undefined) resolve(seen);
        else reject(new Failure(error));
      });
      child.send(spell);
    });
  /** @param {import('./load-caller.mjs').Spell} spell */
  const spellOf = async (spell) => {
    const before = cpuOf(pid);
    const { seconds, times } = await call(spell);
    const cpu = cpuOf(pid) - before;
    return { aSecond: times.length / seconds, times, cpuOfThousand: (cpu / times.length) * 1000, memoryMb: memoryOf(pid) };
  };
  return { spellOf, stop };
}
