// The process itself is where a test file runs, no context of its own: whatever it imports is evaluated once a process. What a file changed in the
// process is put back when it has ended.
const { ModuleMocker } = require('jest-mock');
const { endStores } = require('../async-stores.cjs');
const { Warnings } = require('./warnings.cjs');

const mocker = new ModuleMocker(globalThis);
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
};

module.exports = class SharedEnvironment {
  static jest = jest;
  global = globalThis;
  moduleMocker = mocker;
  fakeTimers = null;
  fakeTimersModern = null;
  #warnings = new Warnings(process);
  #before = {
    env: { ...process.env },
    directory: process.cwd(),
    exit: process.exit,
    globals: Object.getOwnPropertyDescriptors(globalThis),
  };

  /** Asked for by jest-runner; there is none. */
  getVmContext() {
    return null;
  }

  async setup() {
    // jest-runner asks for a hundred frames, which in the product's own realm costs each error that it makes
    Error.stackTraceLimit = 25;
  }

  /** Told by jest-circus; what it finds in `unhandledErrors` fails the file. */
  async handleTestEvent({ name }, state) {
    if (name === 'run_finish') state.unhandledErrors.push(...(await this.#warnings.taken()));
  }

  async teardown() {
    this.#warnings.stop();
    endStores();
    mocker.restoreAllMocks();
    process.exit = this.#before.exit;
    if (process.cwd() !== this.#before.directory) process.chdir(this.#before.directory);
    putBack(process.env, this.#before.env);
    for (const [key, descriptor] of Object.entries(this.#before.globals))
      if (descriptor.configurable && 'value' in descriptor) Object.defineProperty(globalThis, key, descriptor);
  }
};

function putBack(now, before) {
  for (const key of Object.keys(now)) if (!(key in before)) delete now[key];
  for (const [key, value] of Object.entries(before)) if (now[key] !== value) now[key] = value;
}
