// A warning of node or of a driver in a test's process fails the file that was running, but for these, which say nothing of our code.
/** @type {readonly (readonly [RegExp, string])[]} */
const KNOWN = [
  [/^Warning: NodeVersionSupportWarning: The AWS SDK/, 'the AWS SDK names the node version it will ask for next'],
  [/^ExperimentalWarning: /, 'node marks what it may still change; which of it we use is decided where it is used'],
];

class Warnings {
  #from;
  #seen = [];
  #hear = (warning) => {
    const said = `${warning.name}: ${warning.message}`;
    if (!KNOWN.some(([pattern]) => pattern.test(said))) this.#seen.push(warning);
  };

  /** @param {import('node:events').EventEmitter} from a process */
  constructor(from) {
    this.#from = from;
    from.on('warning', this.#hear);
  }

  /** Node tells of a warning a moment after its cause. @returns {Promise<readonly Error[]>} */
  async taken() {
    await new Promise(setImmediate);
    return this.#seen.splice(0);
  }

  stop() {
    this.#from.off('warning', this.#hear);
  }
}

module.exports = { Warnings };
