// One jsdom window for the component tests of a worker, so that the packages of the screens are evaluated once in it (packages.cjs), not for each file.
// What a file changed in it is put back when the file has ended.
const { createRequire } = require('node:module');
const { findLabelledById, keepStyles } = require('./fast-lookups.cjs');
const { putBackProperties, configurable, held } = require('./properties.cjs');

const ofJest = createRequire(require.resolve('jest-environment-jsdom'));
const jsdom = ofJest('jsdom');
const { implForWrapper } = ofJest('jsdom/lib/jsdom/living/generated/utils.js');

/** What jest lays upon each window, and only once. */
const OF_JEST = ['promise', 'now', 'read-file', 'write-file', 'exists-file'].map((name) => `jest-native-${name}`);
/** What was about to answer has answered: the databases of field tests do so by setImmediate. */
const LEAST_ROUNDS = 3;
/** A page that goes on posting to itself has more to do than the packages ever leave. */
const MOST_ROUNDS = 100;

/** @typedef {{ dom: InstanceType<typeof jsdom.JSDOM>, before: ReturnType<typeof held>, undelivered: Set<() => void>, timer: number, frame: number }} Only */
/** @type {Only | null} */
let only = null;
findLabelledById();
const virtualConsole = new jsdom.VirtualConsole();

/** Made by jest for each file: what the window says goes to the console of the file that runs. */
const OneConsole = new Proxy(jsdom.VirtualConsole, { construct: () => virtualConsole.removeAllListeners() });
/** Made by jest for each file. */
const OneWindow = new Proxy(jsdom.JSDOM, { construct: (_, given) => (only ??= make(given[0], given[1])).dom });

/** @param {string} html @param {object} options @returns {Only} */
function make(html, options) {
  const dom = new jsdom.JSDOM(html, options);
  const { window } = dom;
  /** @type {Only['undelivered']} */
  const undelivered = new Set();
  window.MessageChannel = channelOf(window, undelivered);
  keepStyles(window);
  const names = ['jest-symbol-do-not-touch', ...OF_JEST.map((name) => window.Symbol.for(name))];
  for (const key of names) Object.defineProperty(window, key, { configurable: true, value: undefined });
  const targets = [
    window,
    window.document,
    window.navigator,
    window.history,
    window.location,
    window.screen,
    window.performance,
    window.crypto,
  ];
  const before = configurable(window, () => held(window, targets));
  return { dom, before, undelivered, timer: window.setTimeout(() => {}), frame: window.requestAnimationFrame(() => {}) };
}

/**
 * jsdom has none. React's scheduler has one for as long as it lives, waits for each message, and without it would do nothing more; so what a file leaves,
 * in a clock of its own as well, is delivered when it ends.
 */
const channelOf = (window, undelivered) =>
  class MessageChannel {
    /** @type {{ onmessage: ((message: { data: unknown }) => void) | null, close(): void }} */
    port1 = { onmessage: null, close() {} };
    port2 = { postMessage: (data) => this.#post(data), close() {} };

    #post(data) {
      const deliver = () => {
        if (undelivered.delete(deliver)) this.port1.onmessage?.({ data });
      };
      undelivered.add(deliver);
      window.setTimeout(deliver);
    }
  };

/** @param {Only} only */
async function deliver({ undelivered }) {
  for (let round = 0; round < LEAST_ROUNDS || (round < MOST_ROUNDS && undelivered.size > 0); round += 1) {
    for (const message of undelivered) message();
    await new Promise(setImmediate);
  }
}

/** Numbers of a window's timers follow one another. @param {Only} only */
function endTimers(only) {
  const { window } = only.dom;
  const timer = window.setTimeout(() => {});
  for (let id = only.timer; id <= timer; id += 1) window.clearTimeout(id);
  const frame = window.requestAnimationFrame(() => {});
  for (let id = only.frame; id <= frame; id += 1) window.cancelAnimationFrame(id);
  Object.assign(only, { timer, frame });
}

/** A whole new page, and nobody who listens to the old one: React marks the document, among what is put back, and listens anew. */
function emptyPage(window) {
  const { document } = window;
  document.getSelection().removeAllRanges();
  for (const target of [window, document]) implForWrapper(target)._eventListeners = Object.create(null);
  implForWrapper(document)._registeredObserverList.length = 0;
  const html = document.createElement('html');
  html.append(document.createElement('head'), document.createElement('body'));
  document.documentElement?.remove();
  document.append(html);
}

function emptyStores({ window, cookieJar }) {
  cookieJar.removeAllCookiesSync();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

function atFirstPlace({ window }) {
  const past = window._sessionHistory;
  past.clearHistoryTraversalTasks();
  window.history.replaceState(null, '', 'http://localhost/');
  past._entries = [past.currentEntry];
  past._currentIndex = 0;
}

/** After a file. */
async function putBack() {
  if (only === null) return;
  await deliver(only);
  putBackProperties(only.before);
  endTimers(only);
  emptyPage(only.dom.window);
  emptyStores(only.dom);
  atFirstPlace(only.dom);
}

/** The next file has another window. */
function giveUp() {
  only?.dom.window.close();
  only = null;
}

/** As jest asks for it. */
const jsdomOfWorker = { ...jsdom, JSDOM: OneWindow, VirtualConsole: OneConsole };

module.exports = { jsdomOfWorker, putBack, giveUp };
