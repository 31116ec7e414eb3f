// The states of an independent contractor as one lifecycle: onboarding → active → suspended → ended (screens.md §2.19).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import { CONTRACTOR, CONTRACTOR_CLAIM } from './contractor.fields.ts';

export const CONTRACTOR_STATES = ['onboarding', 'active', 'suspended', 'ended'] as const;
export type ContractorState = (typeof CONTRACTOR_STATES)[number];
export const STATE_LABELS: Readonly<Record<ContractorState, string>> = {
  onboarding: 'Onboarding',
  active: 'Active',
  suspended: 'Suspended',
  ended: 'Ended',
};

interface ContractorMoveSpec {
  readonly label: string;
  readonly from: readonly ContractorState[];
  readonly to: ContractorState;
  /** What it means, before it is done. */
  readonly about: string;
}

export const CONTRACTOR_MOVES = {
  activate: { label: 'Activate', from: ['onboarding', 'suspended'], to: 'active', about: 'Groups can be linked to it and do work.' },
  suspend: {
    label: 'Suspend',
    from: ['active'],
    to: 'suspended',
    about: 'It keeps its open tasks, and no more are issued to it. Groups can no longer be linked to it.',
  },
  end: {
    label: 'End',
    from: ['onboarding', 'active', 'suspended'],
    to: 'ended',
    about: 'It can no longer be chosen. Its history is kept.',
  },
  reopen: { label: 'Reopen', from: ['ended'], to: 'onboarding', about: 'It starts again with onboarding.' },
} as const satisfies Readonly<Record<string, ContractorMoveSpec>>;
export type ContractorMove = keyof typeof CONTRACTOR_MOVES;
export const CONTRACTOR_MOVE_NAMES = ['activate', 'suspend', 'end', 'reopen'] as const satisfies readonly ContractorMove[];

export interface ContractorFacts {
  readonly state: ContractorState;
  readonly openTasks: number;
  /** Of the fields that it needs to be active. */
  readonly values: Readonly<Partial<Record<(typeof NEEDED)[number] | 'abrStatus', string | null>>>;
}

const NEEDED = ['abn', 'abrStatus', 'contactName', 'contactPhone'] as const;

/** Labels of what is missing before it can be active. */
export function missingToActivate({ values }: Pick<ContractorFacts, 'values'>): readonly string[] {
  const empty = NEEDED.filter((key) => (values[key] ?? '') === '').map((key) => CONTRACTOR.fields[key].label);
  return (values.abrStatus ?? '') !== '' && values.abrStatus !== 'active' ? [...empty, 'an active ABN in the register'] : empty;
}

/** Refusals: CLAIM_REQUIRED, CONTRACTOR_STATE, CONTRACTOR_INCOMPLETE, CONTRACTOR_HAS_TASKS. */
export function canMoveContractor(actor: Actor, facts: ContractorFacts, move: ContractorMove): Verdict {
  const missing = missingToActivate(facts);
  const from: readonly ContractorState[] = CONTRACTOR_MOVES[move].from;
  return all(
    unless(hasClaim(actor, CONTRACTOR_CLAIM), 'CLAIM_REQUIRED', { claim: CONTRACTOR_CLAIM }),
    unless(from.includes(facts.state), 'CONTRACTOR_STATE', { state: STATE_LABELS[facts.state].toLowerCase() }),
    unless(move !== 'activate' || missing.length === 0, 'CONTRACTOR_INCOMPLETE', { missing: [...missing] }),
    unless(move !== 'end' || facts.openTasks === 0, 'CONTRACTOR_HAS_TASKS', { count: facts.openTasks }),
  );
}

/** Fields that decide what is paid, and how. */
const WEIGHTY = new Set<string>([
  'abn',
  'gstRegistered',
  'gstFrom',
  'gstTo',
  'paymentTerms',
  'xeroContactId',
  'remittanceEmail',
  'rctiStatus',
]);

export const needsReason = (changedKeys: readonly string[]): boolean => changedKeys.some((key) => WEIGHTY.has(key));

/** Refusals: REASON_REQUIRED. */
export function mustGiveReason(changedKeys: readonly string[], why: string | null): Verdict {
  const labels = Object.entries(CONTRACTOR.fields).flatMap(([key, { label }]) =>
    changedKeys.includes(key) && WEIGHTY.has(key) ? [label] : [],
  );
  return unless(labels.length === 0 || why !== null, 'REASON_REQUIRED', {
    field: 'why',
    sentence: `Give a reason for changing ${labels.join(' and ')}.`,
  });
}
