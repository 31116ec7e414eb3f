import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from '../../jest/one-registry/hooks.mjs';
import Environment from '../../jest/one-registry/environment.cjs';
import { Warnings } from '../../jest/one-registry/warnings.cjs';

describe('what a test file changed in its process is put back when it has ended', () => {
  test('a variable, the folder, what the process itself offers', async () => {
    const { env } = process;
    const ownFetch = globalThis.fetch;
    const folder = process.cwd();
    env['ONE_REGISTRY_KEPT'] = 'kept';
    const environment = new Environment();
    env['ONE_REGISTRY_KEPT'] = 'changed';
    env['ONE_REGISTRY_ADDED'] = 'added';
    process.chdir(tmpdir());
    globalThis.fetch = () => Promise.reject(new Error('never'));
    await environment.teardown();
    expect([env['ONE_REGISTRY_KEPT'], env['ONE_REGISTRY_ADDED']]).toEqual(['kept', undefined]);
    expect(process.cwd()).toBe(folder);
    expect(globalThis.fetch).toBe(ownFetch);
  });

  test('a method that was spied on', async () => {
    const environment = new Environment();
    const said = { hello: () => 'hello' };
    Environment.jest.spyOn(said, 'hello').mockImplementation(() => 'nothing');
    expect(said.hello()).toBe('nothing');
    await environment.teardown();
    expect(said.hello()).toBe('hello');
  });
});

describe('a warning', () => {
  const warning = (name: string, message: string) => Object.assign(new Error(message), { name });

  test('is told once, but for the known ones', async () => {
    const from = new EventEmitter();
    const warnings = new Warnings(from);
    const leak = warning('MaxListenersExceededWarning', '11 close listeners');
    from.emit('warning', leak);
    from.emit('warning', warning('Warning', 'NodeVersionSupportWarning: The AWS SDK for JavaScript (v3)'));
    from.emit('warning', warning('ExperimentalWarning', 'of node'));
    expect(await warnings.taken()).toEqual([leak]);
    expect(await warnings.taken()).toEqual([]);
  });

  test('after a file has ended is not heard for it', async () => {
    const from = new EventEmitter();
    const warnings = new Warnings(from);
    warnings.stop();
    from.emit('warning', warning('DeprecationWarning', 'late'));
    expect(await warnings.taken()).toEqual([]);
  });
});

describe('the joined packages', () => {
  const asked = (parent: string) =>
    resolve('graphql', { parentURL: new URL(`../../${parent}`, import.meta.url).href }, () => Promise.resolve({ url: 'as installed' }));

  test('are what the server imports; other files and packages have what is installed, or of graphql there were two', async () => {
    expect((await asked('api/src/app.ts')).url).toContain('lotline-test-packages');
    expect((await asked('scripts/codegen.test.ts')).url).toBe('as installed');
    expect((await asked('node_modules/@graphql-codegen/core/index.js')).url).toBe('as installed');
  });
});
