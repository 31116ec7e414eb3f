import { CLAIMS } from '../kernel/claims.ts';
import type { SettingRow } from '../settings/setting-for.ts';
import { boardStatuses, canMoveCard, holdsCard, isHoldOfAny } from './job-board.rules.ts';

const setting = (workType: string | null, ...names: string[]): SettingRow => ({
  name: 'Job Status Settings',
  workType,
  config: {
    statuses: names.map((statusName, at) => ({ statusName, sortOrder: at * 10, fieldOrder: at, fieldEdit: false })),
  },
});
const SETTINGS = [setting('Lead-in', 'Received', 'Scheduled', 'Closed'), setting('MDU', 'Received', 'Surveyed', 'Scheduled', 'Archived')];
const office = { userId: 1, groupIds: new Set<number>(), claims: new Set(CLAIMS), isSubcontractor: false };

test('the columns are the statuses of every work type, each once, in their order', () =>
  expect(boardStatuses(SETTINGS)).toEqual(['Received', 'Scheduled', 'Surveyed', 'Closed', 'Archived']));

test('a column takes a card where the status is one of its own work type, and says which are where it is not', () => {
  const card = { status: 'Received', workType: 'MDU' };
  expect(canMoveCard(office, card, 'Surveyed', SETTINGS)).toEqual({ ok: true });
  expect(canMoveCard(office, card, 'Closed', SETTINGS)).toMatchObject({
    ok: false,
    code: 'STATUS_NOT_ALLOWED',
    details: { allowed: ['Surveyed', 'Scheduled', 'Archived'] },
  });
  expect(canMoveCard(office, { status: 'Renamed since', workType: 'MDU' }, 'Renamed since', SETTINGS)).toEqual({ ok: true });
});

test('to a status of a hold goes who may hold, from where it is none', () => {
  const settings = [setting('MDU', 'Received', 'On Hold', 'On Hold - power')];
  const card = { status: 'Received', workType: 'MDU' };
  expect(canMoveCard(office, card, 'On Hold', settings)).toEqual({ ok: true });
  const reader = { ...office, claims: new Set(CLAIMS.filter((claim) => claim !== 'CAN_EDIT_CONSTRUCTION')) };
  expect(canMoveCard(reader, card, 'On Hold', settings)).toMatchObject({ ok: false, code: 'CLAIM_REQUIRED' });
  expect(canMoveCard(reader, card, 'On Hold - power', settings)).toMatchObject({ ok: false, code: 'CLAIM_REQUIRED' });
  expect(canMoveCard(reader, { ...card, status: 'On Hold - power' }, 'On Hold', settings)).toEqual({ ok: true });
});

test('which status holds a job is said by the settings of its work type; of several jobs, by one that has the status', () => {
  const paused = { statusName: 'Paused', sortOrder: 0, fieldOrder: 0, fieldEdit: false, isHold: true };
  const settings = [
    setting('MDU', 'Received', 'Paused'),
    { name: 'Job Status Settings', workType: 'Civil', config: { statuses: [paused] } },
  ];
  expect(holdsCard({ status: 'Received', workType: 'MDU' }, 'Paused', settings)).toBe(false);
  expect(holdsCard({ status: 'Received', workType: 'Civil' }, 'Paused', settings)).toBe(true);
  expect(['Paused', 'Received', 'On Hold'].map((status) => isHoldOfAny(status, settings))).toEqual([true, false, true]);
  expect(isHoldOfAny('Client on hold', [])).toBe(true);
});
