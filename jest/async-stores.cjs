// Each test file has a jest-circus of its own, and that a store (AsyncLocalStorage) which from then on follows every promise of the process, by Node in
// JavaScript: after three hundred files a promise cost three hundred times as much, half of the run's processor (docs/decisions/012-tests.md).
const asyncHooks = require('node:async_hooks');

const { AsyncLocalStorage } = asyncHooks;
/** @type {asyncHooks.AsyncLocalStorage<unknown>[]} */
let ofFile = [];

asyncHooks.AsyncLocalStorage = new Proxy(AsyncLocalStorage, {
  construct(target, given, made) {
    const store = Reflect.construct(target, given, made);
    ofFile.push(store);
    return store;
  },
});

/** After a test file: its stores follow no promise any more, until somebody runs in one again. */
exports.endStores = () => {
  for (const store of ofFile) store.disable();
  ofFile = [];
};
