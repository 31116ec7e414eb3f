import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isAlive, markOf, pause } from './identity.mjs';

const modules = ['started', 'run', 'failure'].map((name) => new URL(`./${name}.mjs`, import.meta.url).href);
const HEAD = `
  import { keepToStop, runCommand } from '${modules[0]}';
  import { run } from '${modules[1]}';
  import { Failure } from '${modules[2]}';
  const turns = async (count) => { for (let turn = 0; turn < count; turn++) await new Promise((done) => setImmediate(done)); };
  const thing = (name) => ({ stop: async () => { await turns(20); console.log('stopped ' + name); } });
  const forever = () => new Promise(() => setInterval(() => {}, 20_000));
`;

/** What it says and what it complains of come by one pipe: of two it is not known which was written first. */
function launch(main: string) {
  const program = [process.execPath, '--input-type=module', '-e', `${HEAD} await runCommand(async () => { ${main} });`];
  const child = spawn('/bin/sh', ['-c', 'exec "$0" "$@" 2>&1', ...program]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, said }));
  return { child, ended, isUp: once(child.stdout, 'data') };
}

const LASTS = "console.log('up'); await forever();";

describe('a command that starts things', () => {
  it('stops them at its end, the last first', async () => {
    const { code, said } = await launch("await keepToStop(thing('a')); await keepToStop(thing('b'));").ended;
    expect([code, said]).toEqual([0, 'stopped b\nstopped a\n']);
  });

  it('stops them when it fails, then says why', async () => {
    const { code, said } = await launch("await keepToStop(thing('a')); throw new Failure('PORT is taken.');").ended;
    expect([code, said]).toEqual([1, 'stopped a\n\nPORT is taken.\n']);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('stops them at %s, and does not report what broke by that', async (signal, expected) => {
    const { child, ended, isUp } = launch(`await keepToStop(thing('a')); setTimeout(() => {}, 9000); ${LASTS}`);
    await isUp;
    child.kill(signal);
    expect(await ended).toEqual({ code: expected, said: 'up\n\nStopping …\nstopped a\n' });
  });

  it('stops them when a timer fails, be it by itself or because all is being stopped', async () => {
    const fails = "throw new Failure('It broke.');";
    const alone = await launch(`await keepToStop(thing('a')); setTimeout(() => { ${fails} }, 10); ${LASTS}`).ended;
    expect([alone.code, alone.said]).toEqual([1, 'up\nstopped a\n\nIt broke.\n']);
    const stop = `{ stop: async () => { setImmediate(() => { ${fails} }); await turns(20); } }`;
    const { child, ended, isUp } = launch(`await keepToStop(thing('a')); await keepToStop(${stop}); ${LASTS}`);
    await isUp;
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 143, said: 'up\n\nStopping …\nstopped a\n' });
  });

  it('stops what was only about to be there when the signal came', async () => {
    const { child, ended, isUp } = launch(
      "void forever(); const late = new Promise((done) => process.once('SIGINT', () => void turns(20).then(() => done(thing('a'))))); console.log('up'); await keepToStop(late); await forever();",
    );
    await isUp;
    child.kill('SIGINT');
    expect((await ended).said).toContain('stopped a');
  });

  it('takes the Ctrl-C that npm passes on for the same one', async () => {
    const { child, ended, isUp } = launch(
      `await keepToStop({ stop: async () => { console.log('stopping'); await thing('a').stop(); } }); ${LASTS}`,
    );
    await isUp;
    const isStopping = once(child.stdout, 'data');
    child.kill('SIGINT');
    await isStopping;
    child.kill('SIGINT');
    expect((await ended).said).toContain('stopped a');
  });

  it('ends the program that it runs', async () => {
    const lasting = "await run(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], { show: true });";
    const { child, ended, isUp } = launch(lasting);
    const [pid] = (await isUp) as [Buffer];
    const mark = markOf(Number(pid.toString()));
    expect(isAlive(mark)).toBe(true);
    child.kill('SIGTERM');
    await ended;
    for (let tries = 0; isAlive(mark) && tries < 50; tries++) await pause(100);
    expect(isAlive(mark)).toBe(false);
  });
});
