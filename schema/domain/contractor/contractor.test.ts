import { buildActor } from '../../testing/build-actor.ts';
import { CONTRACTOR } from './contractor.fields.ts';
import {
  canMoveContractor,
  CONTRACTOR_MOVE_NAMES,
  CONTRACTOR_MOVES,
  CONTRACTOR_STATES,
  missingToActivate,
  mustGiveReason,
  type ContractorFacts,
  type ContractorMove,
  type ContractorState,
} from './contractor.lifecycle.ts';

const manager = buildActor({ onlyClaims: ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'] });
const values = { abn: '53004085616', abrStatus: 'active', contactName: 'Ann', contactPhone: '+61400000000' };
const facts = (state: ContractorState, more: Partial<ContractorFacts> = {}): ContractorFacts => ({ state, openTasks: 0, values, ...more });

const ALLOWED: Readonly<Record<ContractorState, readonly ContractorMove[]>> = {
  onboarding: ['activate', 'end'],
  active: ['suspend', 'end'],
  suspended: ['activate', 'end'],
  ended: ['reopen'],
};
const cases = CONTRACTOR_STATES.flatMap((state) => CONTRACTOR_MOVE_NAMES.map((move) => [state, move] as const));

test.each(cases)('of one that is %s, %s is allowed as the lifecycle says', (state, move) => {
  const verdict = canMoveContractor(manager, facts(state), move);
  if (ALLOWED[state].includes(move)) expect(verdict).toEqual({ ok: true });
  else expect(verdict).toMatchObject({ code: 'CONTRACTOR_STATE', details: { state } });
});

test('each move leads to another state, and each state can be reached', () => {
  expect(new Set(CONTRACTOR_MOVE_NAMES.map((move) => CONTRACTOR_MOVES[move].to))).toEqual(new Set(CONTRACTOR_STATES));
});

test('without the claim nothing is moved', () => {
  expect(canMoveContractor(buildActor(), facts('active'), 'suspend')).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('what is missing before it can be active is named, a cancelled ABN too', () => {
  expect(missingToActivate({ values: {} })).toEqual(['ABN', 'ABR status', 'Contact', 'Contact mobile']);
  expect(missingToActivate({ values: { ...values, abrStatus: 'cancelled' } })).toEqual(['an active ABN in the register']);
  const verdict = canMoveContractor(manager, facts('onboarding', { values: { ...values, abn: null } }), 'activate');
  expect(verdict).toMatchObject({ code: 'CONTRACTOR_INCOMPLETE', details: { missing: ['ABN'] } });
});

test('one whose groups have open tasks does not end', () => {
  expect(canMoveContractor(manager, facts('active', { openTasks: 2 }), 'end')).toMatchObject({ code: 'CONTRACTOR_HAS_TASKS' });
  expect(canMoveContractor(manager, facts('active', { openTasks: 2 }), 'suspend').ok).toBe(true);
});

test('a reason is asked where the way it is paid changes', () => {
  expect(mustGiveReason(['suburb', 'contactName'], null).ok).toBe(true);
  expect(mustGiveReason(['suburb', 'abn'], null)).toMatchObject({
    code: 'REASON_REQUIRED',
    details: { sentence: 'Give a reason for changing ABN.' },
  });
  expect(mustGiveReason(['gstRegistered'], 'New letter').ok).toBe(true);
});

const fault = (more: Readonly<Record<string, string | null>>) => {
  const verdict = CONTRACTOR.between?.(more);
  return verdict?.ok === false ? [verdict.details['field'], verdict.details['sentence']] : null;
};

test('what was looked up in the register says on which day', () => {
  expect(fault({ abrStatus: 'active' })?.[0]).toBe('abrCheckedOn');
  expect(fault({ abrStatus: 'active', abrCheckedOn: '2026-11-01' })).toBeNull();
});

test('a postcode is one that there is, in the state that stands beside it', () => {
  expect(fault({ state: 'VIC', postCode: '2000' })).toEqual(['postCode', 'Postcode 2000 is in NSW.']);
  expect(fault({ postCode: '0001' })).toEqual(['postCode', 'There is no postcode 0001.']);
  expect(fault({ state: 'NSW', postCode: '2000' })).toBeNull();
  expect(fault({ state: 'NSW', postCode: '3644' })).toBeNull();
});

test('GST does not end before it begins, and an active agreement has been signed', () => {
  expect(fault({ gstFrom: '2026-07-01', gstTo: '2026-06-30' })?.[0]).toBe('gstTo');
  expect(fault({ rctiStatus: 'active' })?.[0]).toBe('rctiSignedOn');
  expect(fault({ rctiStatus: 'active', rctiSignedOn: '2026-07-01', gstFrom: '2026-07-01', gstTo: '2026-07-01' })).toBeNull();
});
