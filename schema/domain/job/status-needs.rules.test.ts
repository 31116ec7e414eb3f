import { buildActor } from '../../testing/build-actor.ts';
import { sayError } from '../../errors/catalogue.ts';
import type { StatusNeed } from '../settings/status-needs.ts';
import { canHoldAs, canSetJobStatus, canTakeStatus } from './job-hold.lifecycle.ts';
import { statusFacts, type StatusRecord } from './status-facts.rules.ts';
import { mustHaveWhatItNeeds, statusLacks, type StatusFacts } from './status-needs.rules.ts';

const status = (statusName: string, requirements: StatusNeed[] = [], isHold = false) => ({
  ...{ statusName, sortOrder: 0, fieldOrder: 0, fieldEdit: true, colour: null, isHold },
  ...(requirements.length === 0 ? {} : { requirements }),
});
const ALL: StatusNeed[] = ['address', 'items', 'bookedTask', 'photos', 'reviewedLines'];
const SETTINGS = {
  statuses: [status('Received'), status('Claimed', ALL), status('Ready', ['items']), status('Waiting', ['address'], true)],
};

const LINE = { shotList: null, completedQty: '2.000', approvedQty: '2.000', rejectedDate: null };
const TASK = {
  ...{ id: 4, name: 'Lead-in', ignored: false, isPayment: false, issuedDate: '2026-11-01', declinedDate: null },
  ...{ scheduledStartTime: '2026-11-03T21:00:00Z', items: [LINE] },
};
const photo = (title: string, taskId: number | null = 4) => ({ taskId, title, key: `k/${title}`, isDocAttachment: false });
const JOB: StatusRecord = {
  ...{ address: '', streetName: 'Wattle', suburb: 'Box Hill', state: 'NSW', postCode: '2765' },
  ...{ boqs: [{}], schedules: [TASK], attachments: [photo('Trench-1.jpg'), photo('Trench-2.jpg')] },
};
const settingsOf = (addressType: 'structured' | 'free') => ({
  address: { addressSetting: { addressType, bookable: false, hasScopingBonus: false } },
  photos: { shots: [{ title: 'Trench', count: 2, required: true, task: null }] },
});
const lacks = (part: Partial<StatusRecord>, addressType: 'structured' | 'free' = 'structured', to = 'Claimed') =>
  statusLacks(SETTINGS, to, statusFacts({ ...JOB, ...part }, settingsOf(addressType)));

describe('what a job lacks for a status is told from its record (screens.md §2.7)', () => {
  it('nothing where the job has it all, and nothing of a status without requirements', () => {
    expect(lacks({})).toEqual([]);
    expect(lacks({ boqs: [] }, 'structured', 'Received')).toEqual([]);
  });

  it('each in its sentence, in the order of the settings', () => {
    expect(lacks({ streetName: ' ', postCode: null, boqs: [], schedules: [], attachments: [] })).toEqual([
      'Address without street, postcode',
      'No items yet',
      'No task is issued and booked yet',
    ]);
    expect(
      lacks({ schedules: [{ ...TASK, items: [LINE, { ...LINE, approvedQty: null }] }], attachments: [photo('Trench-1.jpg')] }),
    ).toEqual(['Photos are missing: 1', 'Lines not reviewed yet: 1']);
  });

  it('an address in one line is enough where the work type has it in one line', () => {
    expect(lacks({ address: '8 Wattle Rd', streetName: null }, 'free')).toEqual([]);
    expect(lacks({ address: ' ' }, 'free')).toEqual(['No address yet']);
  });

  it('a booked task is issued and has a day', () => {
    const without = (part: Partial<typeof TASK> | { issuedDate: null } | { scheduledStartTime: null } | { declinedDate: string }) =>
      lacks({ schedules: [{ ...TASK, ...part }] });
    expect(without({ issuedDate: null })).toEqual(['No task is issued and booked yet']);
    expect(without({ scheduledStartTime: null })).toEqual(['No task is issued and booked yet']);
    expect(without({ declinedDate: '2026-11-02' })).toEqual(['No task is issued and booked yet']);
    expect(without({ ignored: true })).toEqual(['No task is issued and booked yet']);
  });

  it('photos are counted for each task that was issued, with those that its items ask for; other files are none', () => {
    const later = { ...TASK, id: 5, name: 'Haul' };
    expect(lacks({ schedules: [TASK, later] })).toEqual(['Photos are missing: 2']);
    expect(lacks({ schedules: [TASK, { ...later, issuedDate: null }] })).toEqual([]);
    expect(lacks({ schedules: [TASK, { ...later, isPayment: true }] })).toEqual([]);
    expect(lacks({ schedules: [{ ...TASK, items: [{ ...LINE, shotList: 'Pit open, Pit closed' }] }] })).toEqual(['Photos are missing: 2']);
    expect(lacks({ attachments: [photo('Trench-1.jpg'), { ...photo('Trench-2.jpg'), isDocAttachment: true }] })).toEqual([
      'Photos are missing: 1',
    ]);
  });

  it('a line is reviewed once it is approved or rejected', () => {
    expect(lacks({ schedules: [{ ...TASK, items: [{ ...LINE, approvedQty: null, rejectedDate: '2026-11-09' }] }] })).toEqual([]);
  });
});

describe('every way to a status asks it', () => {
  const office = buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'] });
  const crew = buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK'] });
  const none: StatusFacts = { itemCount: 0, missingAddress: ['address'] };

  it('set by its name, chosen in a menu, gone to as a hold; with the catalogue’s sentence', () => {
    for (const actor of [office, crew]) {
      const verdict = canSetJobStatus(actor, 'Received', 'Ready', SETTINGS, none);
      expect(verdict).toMatchObject({ code: 'STATUS_NEEDS_FIRST', details: { lacks: ['No items yet'] } });
      expect(canTakeStatus(actor, 'Received', 'Ready', SETTINGS, none)).toEqual(verdict);
      expect(canSetJobStatus(actor, 'Received', 'Ready', SETTINGS, { itemCount: 2 }).ok).toBe(true);
    }
    expect(canTakeStatus(office, 'Received', 'Waiting', SETTINGS, none)).toMatchObject({ code: 'STATUS_NEEDS_FIRST' });
    expect(canHoldAs(office, 'Received', 'Waiting', SETTINGS, none)).toMatchObject({ code: 'STATUS_NEEDS_FIRST' });
    expect(sayError('STATUS_NEEDS_FIRST', { lacks: ['No items yet', 'Photos are missing: 3'] })).toBe(
      'No items yet. Photos are missing: 3.',
    );
  });

  it('what is not known is left to the server, and a job that stands there stays', () => {
    expect(mustHaveWhatItNeeds('Received', 'Claimed', SETTINGS, {}).ok).toBe(true);
    expect(mustHaveWhatItNeeds('Ready', 'Ready', SETTINGS, none).ok).toBe(true);
  });
});
