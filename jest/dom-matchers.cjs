// Matchers such as toBeVisible, and an IndexedDB, for every component test.
require('@testing-library/jest-dom');
require('fake-indexeddb/auto');
