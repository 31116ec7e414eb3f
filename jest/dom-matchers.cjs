// Matchers such as toBeVisible, and an IndexedDB, for every component test.
require('@testing-library/jest-dom');
require('fake-indexeddb/auto');
const { configure } = require('@testing-library/dom');

// The end of a wait for what a component shows by itself; a second is too short where other work keeps both cores busy.
configure({ asyncUtilTimeout: 20_000 });
