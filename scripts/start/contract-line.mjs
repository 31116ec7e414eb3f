// What the API says to the program that started it: two lines that begin with LOTLINE_; everything else is its log.

/** @typedef {{ url: string, people?: { email: string, role: string }[], storage?: string, database?: string, warnings?: string[] }} ReadyInfo */
/** @typedef {{ kind: 'ready', info: ReadyInfo } | { kind: 'failed', sentence: string } | { kind: 'log' }} ContractLine */

/**
 * @param {string} line
 * @returns {ContractLine}
 */
export function readContractLine(line) {
  const [, word, rest = ''] = /^LOTLINE_(READY|FAILED)(?: (.*))?$/.exec(line.trim()) ?? [];
  if (word === 'FAILED') return { kind: 'failed', sentence: rest };
  if (word !== 'READY') return { kind: 'log' };
  try {
    return { kind: 'ready', info: JSON.parse(rest) };
  } catch {
    return { kind: 'log' };
  }
}
