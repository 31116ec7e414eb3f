// A contractor as its page reads it, and what its forms make of it.
import { CONTRACTOR, CONTRACTOR_KEYS } from '@lotline/schema/domain/contractor/contractor.fields';
import {
  CONTRACTOR_STATES,
  STATE_LABELS,
  type ContractorFacts,
  type ContractorState,
} from '@lotline/schema/domain/contractor/contractor.lifecycle';
import { formatAbn, formatAcn } from '@lotline/schema/domain/kernel/business-numbers';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { optionsOf } from '@lotline/schema/domain/record/record-declaration';
import type { ContractorDetailFieldsFragment, ContractorRowFieldsFragment } from '@lotline/schema/generated/operations';
import { blankOf, shownIn, textIn } from '../../platform/record/record-values.ts';

export type ContractorRow = ContractorRowFieldsFragment;
export type Contractor = ContractorDetailFieldsFragment;
type FieldKey = keyof typeof CONTRACTOR.fields;

export const contractorPath = (id: number, tab = ''): string =>
  `/admin/independent-contractors/${String(id)}${tab === '' ? '' : `/${tab}`}`;

export const nameOf = (contractor: Contractor): string => textIn(contractor, 'legalName');

/** As its form begins. */
export const shownOf = (contractor: Contractor) => shownIn(contractor, CONTRACTOR_KEYS);

export const NEW_CONTRACTOR = blankOf(CONTRACTOR_KEYS, { gstRegistered: 'true', rctiStatus: 'none' });

export const stateOf = (status: string): ContractorState => CONTRACTOR_STATES.find((state) => state === status) ?? 'onboarding';
export const stateLabel = (status: string): string => STATE_LABELS[stateOf(status)];

export const factsOf = (contractor: Contractor): ContractorFacts => ({
  state: stateOf(contractor.status),
  openTasks: contractor.openTasks,
  values: shownOf(contractor),
});

/** As people read it; a dash for nothing. */
export function fact(contractor: Contractor, key: FieldKey): readonly [label: string, value: string] {
  const { label, kind } = CONTRACTOR.fields[key];
  const text = textIn(contractor, key);
  const said = optionsOf(CONTRACTOR.fields[key]).find(({ value }) => value === text)?.label;
  if (text === '') return [label, '–'];
  if (kind === 'abn') return [label, formatAbn(text)];
  if (kind === 'acn') return [label, formatAcn(text)];
  if (key === 'paymentTerms') return [label, termsWords(text, contractor.termDays)];
  if (kind === 'day') return [label, formatDate(text)];
  return [label, said ?? (kind === 'mobile' ? formatMobile(text) : text)];
}

/** 'End of month: a bill is due after 30 days'; without days the setting Xero has them. */
function termsWords(terms: string, days: number | null): string {
  if (days === null) return terms;
  if (days === 0) return `${terms}: a bill is due at once`;
  return `${terms}: a bill is due after ${days === 1 ? '1 day' : `${String(days)} days`}`;
}
