import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcess, isAlive, markOf, startTicksOf } from './identity.mjs';

describe('a process that was written down', () => {
  it('is read from /proc though its name holds brackets and spaces', () => {
    const rest = Array.from({ length: 30 }, (_, index) => String(index + 4));
    expect(startTicksOf(`77 (node (x) y) S ${rest.join(' ')}`)).toBe('22');
  });

  it('is alive while it is the same one', () => {
    expect(isAlive(markOf(process.pid))).toBe(true);
  });

  it('is another one when the number was given away since', () => {
    expect(isAlive({ pid: process.pid, started: '1' })).toBe(false);
  });

  it('is gone when nobody has the number, and when nobody was written down', () => {
    expect(isAlive({ pid: 2 ** 22 + 1, started: '1' })).toBe(false);
    expect(isAlive(null)).toBe(false);
  });

  it('is asked to stop first, then made to', async () => {
    const stubborn = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)"]);
    await once(stubborn.stdout, 'data');
    const mark = markOf(stubborn.pid ?? 0);
    const exit = once(stubborn, 'exit');
    await endProcess(mark, 300);
    expect(await exit).toEqual([null, 'SIGKILL']);
    expect(isAlive(mark)).toBe(false);
  });
});
