// A failure that a person can mend: one sentence that names the setting and the mend. Everything else is a bug and keeps its stack.
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}

/** Ends the process as every script does: the sentence alone for a Failure, the stack for a bug, and exit code 1. */
export function reportAndExit(error) {
  console.error(error instanceof Failure ? `\n${error.message}` : error);
  process.exit(1);
}
