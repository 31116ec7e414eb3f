// The packages of the screens in the one window of a worker (window.cjs): evaluated once, found by each file among its own modules.
const path = require('node:path');

/** Joined by jest/screen-packages.mjs, but for the ones that belong to one file: what they hold is its own. */
const JOINED = /[/\\]lotline-test-screens[/\\][^/\\]+[/\\](?!of-file[/\\])/;
const INSTALLED = /[/\\]node_modules[/\\](?:react|react-dom|scheduler)[/\\]/;
const ROOTS = path.join('react-dom', 'client.js');
const REACT = path.join('react', 'index.js');
const INSIDE_REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** @param {string} file */
const isShared = (file) => JOINED.test(file) || INSTALLED.test(file);

/** @type {Map<string, NodeModule>} by file */
const shared = new Map();
/** @type {Set<import('react-dom/client').Root>} */
const roots = new Set();
/** Of the file that runs. What a package asks for late, it asks of this one. */
let running;

/** The modules of a file, and those that all files have. */
class Modules extends Map {
  /** @override */
  get(file) {
    return super.get(file) ?? shared.get(file);
  }

  /** @override */
  has(file) {
    return super.has(file) || shared.has(file);
  }

  /** @override */
  set(file, module) {
    if (isShared(file)) shared.set(file, module);
    else super.set(file, module);
    return this;
  }

  /** @override */
  delete(file) {
    return super.delete(file) || shared.delete(file);
  }
}

/** @param runtime jest's, of a file in the one window */
function share(runtime) {
  running = runtime;
  const { registries, requireBuilder, cjsLoader } = runtime;
  registries.moduleRegistry = new Modules();
  const build = requireBuilder.for.bind(requireBuilder);
  // a package never gets what one file put in another's place: it would give it to all later ones
  requireBuilder.for = (module, options) => {
    const own = build(module, options);
    return isShared(module.filename) ? Object.assign((name) => running.requireModule(module.filename, name), own) : own;
  };
  const load = cjsLoader.loadModule.bind(cjsLoader);
  cjsLoader.loadModule = (module, ...given) => {
    load(module, ...given);
    if (module.filename.endsWith(ROOTS)) noteRoots(module.exports);
    if (module.filename.endsWith(REACT)) withoutStacks(module.exports);
  };
}

/** React keeps with each element the calls that made it, for its warnings, until it has made 10,000 within a while: a tenth of these tests. */
function withoutStacks(react) {
  Object.defineProperty(react[INSIDE_REACT], 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

/** @param {typeof import('react-dom/client')} client */
function noteRoots(client) {
  for (const name of ['createRoot', 'hydrateRoot']) {
    const make = client[name];
    client[name] = (...given) => {
      const root = make(...given);
      const unmount = root.unmount.bind(root);
      roots.add(root);
      root.unmount = () => {
        roots.delete(root);
        unmount();
      };
      return root;
    };
  }
}

/** What a file drew and left. */
function endRoots() {
  for (const root of roots) root.unmount();
}

/** A test that left React amid `act`: it collects what is to be drawn and draws nothing. */
function isAmidAct() {
  for (const [file, { exports }] of shared) if (file.endsWith(REACT)) return exports[INSIDE_REACT].actQueue !== null;
  return false;
}

/** The next window has its own. */
function forget() {
  shared.clear();
  roots.clear();
}

module.exports = { share, endRoots, isAmidAct, forget };
