// Component tests evaluate our own modules anew for each file, the packages of the screens once a worker (one-window/packages.cjs). What V8 made of a module's
// text serves all files of a worker: jest compiles it for each of them, and every function once more when it is first called.
const { Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;
const { share } = require('./one-window/packages.cjs');

/** @type {Map<string, { source: string, script: Script }>} by file */
const compiled = new Map();

/** @param {string} source @param {string} filename @param {readonly string[]} parameters */
function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function(${parameters.join(',')}){`;
  // no way to import(): sources have none left, they are CommonJS by now
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}

module.exports = class ScreenRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    const [, environment] = given;
    if (environment.isOneWindow) share(this);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      try {
        return scriptOf(source, filename, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // it tells where a text is wrong
        return compile(source, filename);
      }
    };
  }
};
