// A failure that a person can mend: one sentence that names the setting and the mend. Everything else is a bug and keeps its stack.
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}

/** What a person reads: the sentence alone for a Failure and for words on the command line that are not known, everything for a bug. */
export function reportOf(error) {
  if (error instanceof Failure) return `\n${error.message}`;
  if (!String(error?.code).startsWith('ERR_PARSE_ARGS_')) return error;
  // the first sentence of Node's own: the others explain how to quote
  const [said] = error.message.split(/\.\s|\.?$|\n/m);
  return `\n${said}: README.md, "More commands", says what this command takes.`;
}

/** Ends the process as every script does, with exit code 1. */
export function reportAndExit(error) {
  console.error(reportOf(error));
  process.exit(1);
}
