// What Xero says of the setting by which payments are written for it (screens.md §2.21): which organisation answers, and which of its codes are unknown there.
import type { XeroSetting } from './xero.setting.ts';

export const XERO_FAILURES = ['token', 'busy', 'slow', 'down', 'fault', 'unreadable', 'other'] as const;
/**
 * token: not let in · busy: asked too often · slow: no answer in time · down: not reached · fault: its own failure · unreadable: an answer that is none of Xero's, or too
 * large a one · other: another organisation answers than the one that was set.
 */
export type XeroFailure = (typeof XERO_FAILURES)[number];

const SENTENCES: Readonly<Record<XeroFailure, string>> = {
  token: 'Xero refused the token. Whoever runs the server has to set a new one.',
  busy: 'Xero is asked too often. Wait a minute, then check again.',
  slow: 'Xero did not answer in time. Check again later.',
  down: 'Xero could not be reached. Check again later.',
  fault: 'Xero answered with a failure of its own. Check again later.',
  unreadable: 'What answered is not Xero. Whoever runs the server has to correct its address.',
  other: 'Another organisation answered than the one that this server is set to.',
};

/** @param organisation who answered, where that is known */
export const xeroFailureText = (failure: XeroFailure, organisation: string | null): string =>
  failure === 'other' && organisation !== null
    ? `${organisation} answered, and this server is set to another organisation. Nothing was compared.`
    : SENTENCES[failure];

/** Of what is in use there. */
export interface XeroFacts {
  readonly accountCodes: readonly string[];
  /** As its import reads them: 'GST on Expenses'. */
  readonly taxTypes: readonly string[];
}

const CHECKED = ['accountCode', 'taxWithGst', 'taxWithoutGst'] as const;
export type CheckedXeroField = (typeof CHECKED)[number];
export type CheckedXero = Pick<XeroSetting, CheckedXeroField>;

/** Those whose value is unknown there. No account code is none: Xero asks for it. Letters count as large as small, as they do there. */
export function unknownInXero(setting: CheckedXero, { accountCodes, taxTypes }: XeroFacts): readonly CheckedXeroField[] {
  const has = (names: readonly string[], value: string) => names.some((name) => name.toLowerCase() === value.toLowerCase());
  return CHECKED.filter((field) => setting[field] !== '' && !has(field === 'accountCode' ? accountCodes : taxTypes, setting[field]));
}
