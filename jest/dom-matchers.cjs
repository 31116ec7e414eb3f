// Matchers such as toBeVisible, and an IndexedDB, for every component test.
require('@testing-library/jest-dom');
require('fake-indexeddb/auto');
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

configure({
  // The end of a wait for what a component shows by itself; a second is too short where other work keeps both cores busy.
  asyncUtilTimeout: 20_000,
  // A wait that fails at its end writes the page into its error itself. Written at each look as well, a tenth of the processor went there.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
