// Events that nobody did by hand: what a press brings with it, and what the machinery writes for itself. A history folds them beneath what people did.
export const TECHNICAL_MOVES: ReadonlySet<string> = new Set([
  'assignLine',
  'sumLine',
  'dateJob',
  'addPaymentLine',
  'reviewPayment',
  'reserveAttachment',
  'openUpload',
  'copyAttachment',
  'forgetParts',
  'purgeAttachment',
  'makePreviews',
  'removeFile',
  'issueReceipt',
  'makeReceiptKey',
  'bindSubject',
  'turnBankKey',
]);

export const isTechnical = (move: string): boolean => TECHNICAL_MOVES.has(move);

export interface Folded<Line> {
  readonly line: Line;
  /** Technical ones that came with it, newest first. */
  readonly beneath: readonly Line[];
}

/**
 * Each line of people with what it brought: the technical ones between it and the next newer line of people. Those that follow no line of people lie
 * beneath the newest of them.
 * @param lines newest first
 */
export function folded<Line extends { readonly isTechnical: boolean }>(lines: readonly Line[]): readonly Folded<Line>[] {
  const found: { line: Line; beneath: Line[] }[] = [];
  let waiting: Line[] = [];
  for (const line of lines) {
    if (line.isTechnical) waiting.push(line);
    else {
      found.push({ line, beneath: waiting });
      waiting = [];
    }
  }
  const [first, ...rest] = waiting;
  return first === undefined ? found : [...found, { line: first, beneath: rest }];
}
