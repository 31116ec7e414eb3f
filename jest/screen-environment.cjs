// Where component tests run: jsdom, and after each file its stores end.
const { TestEnvironment } = require('jest-environment-jsdom');
const { endStores } = require('./async-stores.cjs');

module.exports = class ScreenEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endStores();
  }
};
