// Where component tests run: the one window of the worker, and after each file its stores end.
const { TestEnvironment } = require('jest-environment-jsdom');
const { endStores } = require('./async-stores.cjs');
const { endRoots, forget, isAmidAct } = require('./one-window/packages.cjs');
const { giveUp, jsdomOfWorker, putBack } = require('./one-window/window.cjs');

/** jest's, which takes a jsdom: that is, this one window. */
const JsdomEnvironment = Object.getPrototypeOf(TestEnvironment);

module.exports = class ScreenEnvironment extends JsdomEnvironment {
  isOneWindow = true;
  #hasFailed = false;

  constructor(config, context) {
    super(config, context, jsdomOfWorker);
  }

  /** Told by jest-circus. */
  handleTestEvent({ name, test }, state) {
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'run_finish' && state.unhandledErrors.length > 0) this.#hasFailed = true;
  }

  /** Where a test failed half way nobody knows what it left: the next file begins with another window. */
  async teardown() {
    this.fakeTimers?.dispose();
    this.fakeTimersModern?.dispose();
    if (!this.#hasFailed) await this.#putBack();
    if (this.#hasFailed) {
      forget();
      giveUp();
    }
    Object.assign(this, { global: null, dom: null, fakeTimers: null, fakeTimersModern: null, errorEventListener: null });
    endStores();
  }

  async #putBack() {
    try {
      if (isAmidAct()) throw new Error('React is amid act');
      endRoots();
      await putBack();
    } catch {
      // what cannot be put back is not used again
      this.#hasFailed = true;
    }
  }
};
