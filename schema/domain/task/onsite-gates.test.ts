// What a work type asks for before "I'm Onsite": each gate alone, their order, and its sentence.
import { sayError } from '../../errors/catalogue.ts';
import { buildActor } from '../../testing/build-actor.ts';
import { buildTask, buildVisit, INSTANT } from '../../testing/build-task.ts';
import { DEFAULT_ONSITE_GATES, ONSITE_GATES, type OnsiteGate } from '../settings/onsite-gates.setting.ts';
import { gateRefusal, unmetGate, type GateFacts } from './onsite-gates.rules.ts';
import { canChangeItems, canGoOnsite } from './task.lifecycle.ts';

const TODAY = '2026-11-20';
const signed = JSON.stringify({ signatures: [{ by: 'crew', assessment: null }], revisions: [], times: { completedAt: null } });
const MET: GateFacts = {
  ...{ status: 'Issued', builderApprovedDate: INSTANT, dbydExpiryDate: TODAY, ticketOfWork: signed, expiredDocument: null },
};
const NONE_MET: GateFacts = {
  ...{ status: 'On Hold', builderApprovedDate: null, dbydExpiryDate: null, ticketOfWork: null, expiredDocument: 'White card' },
};
const STATUSES = { statuses: [{ statusName: 'Paused', isHold: true }] };
const only = (...gates: readonly OnsiteGate[]) => ({
  gates: { ...DEFAULT_ONSITE_GATES, ...Object.fromEntries(gates.map((gate) => [gate, true])) },
  statuses: STATUSES,
});
const saidOf = (gate: OnsiteGate, facts: Partial<GateFacts>) => {
  const unmet = unmetGate({ ...MET, ...facts }, only(gate), TODAY);
  return unmet === null ? null : sayError('ONSITE_GATE', gateRefusal(unmet).details);
};

test.each<[OnsiteGate, Partial<GateFacts>, string]>([
  ['notOnHold', { status: 'Paused' }, 'The job is on hold: Paused. Ask the office before you go onsite.'],
  ['siteAccess', { builderApprovedDate: null }, 'The builder has not confirmed site access yet. Ask for it, or call the office.'],
  ['currentPlans', { dbydExpiryDate: null }, 'There are no DBYD plans for this job. Ask the office for them, then go onsite.'],
  ['currentPlans', { dbydExpiryDate: '2026-11-19' }, 'The DBYD plans expired on 19 Nov 2026. Ask the office for new ones, then go onsite.'],
  ['currentDocuments', { expiredDocument: 'White card' }, 'White card has expired. Send the new one to the office, then go onsite.'],
  ['ticketSigned', { ticketOfWork: '{}' }, 'Sign on to the ticket of work first.'],
])('%s', (gate, facts, sentence) => {
  expect(saidOf(gate, facts)).toBe(sentence);
  expect(saidOf(gate, {})).toBeNull();
  expect(unmetGate({ ...MET, ...facts }, only(...ONSITE_GATES.filter((other) => other !== gate)), TODAY)).toBeNull();
});

test('nothing is asked for until a setting says so; what is told first is the first of the list', () => {
  expect(unmetGate(NONE_MET, only(), TODAY)).toBeNull();
  ONSITE_GATES.forEach((gate, at) => expect(unmetGate(NONE_MET, only(...ONSITE_GATES.slice(at)), TODAY)?.gate).toBe(gate));
});

test('a ticket from elsewhere counts: nobody here can sign it', () => {
  expect(saidOf('ticketSigned', { ticketOfWork: '{"form":"paper"}' })).toBeNull();
});

test('it refuses I’m Onsite and nothing else: whoever is onsite goes on', () => {
  const onsiteGate = { gate: 'ticketSigned', named: '' } as const;
  const actor = buildActor();
  expect(canGoOnsite(actor, buildTask({ onsiteGate }))).toMatchObject({ code: 'ONSITE_GATE', details: { gate: 'ticketSigned' } });
  expect(canGoOnsite(actor, buildTask({ onsiteGate, taskUsers: [buildVisit()] }))).toMatchObject({ code: 'ALREADY_ONSITE' });
  const sub = buildActor({ isSubcontractor: true });
  const task = buildTask({ isSubcontracted: true, acceptedDate: INSTANT, onsiteGate });
  expect(canChangeItems(sub, task)).toMatchObject({ details: { missing: 'onsite' } });
});
