// Imports test files by Node's own import(): modules are shared by all files that a process runs, packages and our own.
const { register } = require('node:module');
const { fileURLToPath, pathToFileURL } = require('node:url');

register(pathToFileURL(`${__dirname}/hooks.mjs`));
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
let imported = 0;

/** Of TypeScript that was compiled: jest asks by what stands in a stack. */
class SourceMaps extends Map {
  #find;

  constructor(find) {
    super();
    this.#find = find;
  }

  get(from) {
    if (!super.has(from) && /^file:.*\.tsx?(\?\d+)?$/.test(from)) super.set(from, this.#find(fileURLToPath(from)));
    return super.get(from);
  }
}

let sourceMaps = new Map();

module.exports = class SharedRuntime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** A test file, and what is set up before it: each time anew, what it imports is not. */
  async unstable_importModule(file) {
    const { sourceMapOf } = await import('./compiled.mjs');
    if (sourceMaps.size === 0) sourceMaps = new SourceMaps(sourceMapOf);
    imported += 1;
    await import(`${pathToFileURL(file).href}?${imported}`);
  }

  requireModule(file) {
    return require(file);
  }

  /** jest-circus keeps the tests of a file in its module: another for each file. */
  requireInternalModule(file) {
    Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
    delete require.cache[file];
    return require(file);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
};
