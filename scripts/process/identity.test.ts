import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { freePort } from '../postgres/launcher.mjs';
import { endProcess, hasEnded, isAlive, markOf, startTicksOf } from './identity.mjs';

describe('a process that was written down', () => {
  it('is read from /proc though its name holds brackets and spaces', () => {
    const rest = Array.from({ length: 30 }, (_, index) => String(index + 4));
    expect(startTicksOf(`77 (node (x) y) S ${rest.join(' ')}`)).toBe('22');
  });

  it('has ended when its last thread has, not when its first is a zombie', () => {
    const stat = (state: string, threads: number): string => `77 (node) ${state} ${'0 '.repeat(16)}${threads} 0 22 0`;
    expect(hasEnded(stat('Z', 11))).toBe(false);
    expect(hasEnded(stat('Z', 1))).toBe(true);
    expect(hasEnded(stat('S', 1))).toBe(false);
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

  it('has let go of its port once it counts as gone', async () => {
    for (let round = 0; round < 10; round++) {
      const port = await freePort();
      const listens = `const kept = Array.from({ length: 20 }, () => Buffer.alloc(1e7, 1)); require('net').createServer().listen(${port}, '127.0.0.1', () => console.log('up', kept.length))`;
      const holder = spawn(process.execPath, ['-e', listens]);
      await once(holder.stdout, 'data');
      const mark = markOf(holder.pid ?? 0);
      holder.kill('SIGKILL');
      // looks without a pause between: the moment is short
      while (isAlive(mark));
      const next = net.createServer().listen(port, '127.0.0.1');
      await once(next, 'listening');
      next.close();
    }
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
