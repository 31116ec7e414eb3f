// What another setting does to tasks that are there: each kind of effect by the rule that it comes from, and the moves on the list the same as the list itself has.
import fc from 'fast-check';
import { buildFieldTask } from '../../testing/build-field-task.ts';
import { runs } from '../../testing/random-runs.ts';
import { addDays } from '../kernel/dates.ts';
import { DEFAULT_TICKET_FORM } from '../settings/default-ticket-form.ts';
import { listSettingsOf } from '../settings/list-settings.ts';
import { DEFAULT_SETTINGS, type SettingName, type SettingRow } from '../settings/setting-for.ts';
import { groupFieldList } from './field-list.rules.ts';
import type { FieldTask } from './field-task.ts';
import { sayEffect } from './setting-effect-words.ts';
import { addedUp, countEffects, rowsAfter, workTypesTouched, type EffectCount } from './setting-preview.ts';
import type { PreviewTask } from './setting-preview.rules.ts';

const ZONE = 'Australia/Sydney';
const TODAY = '2026-11-20';
const JOB: NonNullable<PreviewTask['job']> = {
  ...{ status: 'Issued', description: 'Two pits', workType: 'MDU', region: null, financialContact: null, deliveryPartnerPm: null },
  ...{
    scheduler: null,
    developer: 'Tamar Homes',
    buildType: null,
    acceleratedJob: false,
    originalDueDate: '2026-11-20',
    updatedDueDate: null,
  },
  ...{ onsiteDate: null, integrationDate: null, dbydExpiryDate: null, laseDate: null, crqDate: null, crqNumber: null, siteContact: null },
  ...{ customerRef: null, siteContactPhone: null, streetName: null },
};
const task = (part: Partial<PreviewTask> = {}): PreviewTask => ({
  ...{ id: 1, jobId: 10, name: 'Trench', workOrder: '48213', workType: 'MDU', status: 'Issued', isListed: true, isSubmitted: false },
  ...{ completedDate: null, scheduledStartTime: null, dueDate: TODAY },
  ...part,
});
const status = (statusName: string, part: object = {}) => ({
  statusName,
  sortOrder: 10,
  fieldOrder: 10,
  fieldEdit: true,
  colour: null,
  ...part,
});

function effects(name: SettingName, was: object, is: object | null, tasks: readonly PreviewTask[], others: readonly SettingRow[] = []) {
  const before = [...others, { name, workType: 'MDU', config: was }];
  const after = rowsAfter(before, { name, workType: 'MDU', config: is === null ? null : { ...is } });
  return countEffects({ name, before, after, tasks: JSON.stringify(tasks), today: TODAY, zone: ZONE }).effects;
}
const said = (...args: Parameters<typeof effects>) => effects(...args).map(sayEffect);
const STATUSES = (...rows: object[]) => ({ statuses: rows });
const TRACKED: SettingRow = { name: 'Field Job Status', workType: null, config: { useJobStatus: true, statusColours: [] } };

test.each<[string, SettingName, object, object | null, Partial<PreviewTask>, string[], SettingRow[]]>([
  [
    'a status that is gone, and its section of the list with it',
    'Job Status Settings',
    STATUSES(status('Issued')),
    STATUSES(),
    { dueDate: null },
    ['1 job is in Issued, which is no longer a status', '1 task moves from By Status to Previously Scheduled on the phone’s list'],
    [TRACKED],
  ],
  [
    'a hold',
    'Job Status Settings',
    STATUSES(status('Issued', { isHold: false })),
    STATUSES(status('Issued', { isHold: true })),
    {},
    ['1 task moves from Friday to On Hold on the phone’s list', '1 job counts as on hold in Issued'],
    [],
  ],
  [
    'a choice less',
    'Job Status Settings',
    STATUSES(status('Issued'), status('Done')),
    STATUSES(status('Issued', { allowedNext: [] }), status('Done')),
    {},
    ['On 1 task the crew can no longer choose Done'],
    [],
  ],
  [
    'moves under By Status',
    'Job Status Settings',
    STATUSES(status('Issued')),
    STATUSES(status('Issued', { fieldOrder: 20 })),
    { dueDate: null },
    ['1 task moves under By Status, because Issued moves'],
    [TRACKED],
  ],
  [
    'a colour, and the column of the status',
    'Field Job Status',
    { useJobStatus: false, statusColours: [] },
    { useJobStatus: true, statusColours: [{ statusName: 'Issued', colour: '#0A4F8F' }] },
    {},
    ['1 task gets another colour for Issued', 'On the list 1 task shows Job Status'],
    [],
  ],
  [
    'a fact that says something; one that says nothing is no loss',
    'Field Work Task',
    { fields: ['dueDate', 'developer', 'region'].map((fieldName) => ({ fieldName, show: true })) },
    { fields: [{ fieldName: 'developer', show: true }] },
    { job: JOB },
    ['On 1 task Due Date is no longer shown'],
    [],
  ],
  [
    'facts in another order',
    'Field Work Task',
    { fields: ['dueDate', 'developer'].map((fieldName) => ({ fieldName, show: true })) },
    { fields: ['developer', 'dueDate'].map((fieldName) => ({ fieldName, show: true })) },
    { job: JOB },
    ['1 task shows its facts in another order'],
    [],
  ],
  [
    'a column and an edit',
    'Field Work List',
    { fields: [{ fieldName: 'developer', show: true, canEdit: true }] },
    { fields: [] },
    {},
    ['On the list 1 task no longer shows Developer', 'On 1 task the crew can no longer change Developer'],
    [],
  ],
  [
    'another word for a field',
    'Optional Construction Fields',
    { fields: [] },
    { fields: [{ fieldName: 'developer', displayName: 'Builder', show: true }] },
    { job: JOB, isListed: false },
    ['On 1 task Developer is called Builder'],
    [],
  ],
  [
    'an address in parts of a job without a street, and the bonus',
    'Address Type',
    { addressSetting: { addressType: 'free', bookable: false, hasScopingBonus: false } },
    { addressSetting: { addressType: 'structured', bookable: false, hasScopingBonus: true } },
    { job: JOB },
    ['1 job asks for the address in parts, and has no street yet', 'On 1 task the crew is asked for the developer and the site contact'],
    [],
  ],
  [
    'what is filled in: hidden from the phone, or no answer any more',
    'Custom Construction Fields',
    {
      templates: [
        { fieldName: 'Gate', fieldType: 'text', isFieldWork: true },
        { fieldName: 'Side', fieldType: 'text', isFieldWork: false },
      ],
    },
    {
      templates: [
        { fieldName: 'Gate', fieldType: 'text', isFieldWork: false },
        { fieldName: 'Side', fieldType: 'select', options: ['Left', 'Right'], isFieldWork: false },
      ],
    },
    { customFields: { Gate: '4711', Side: 'North' }, isListed: false },
    ['What is filled in for Gate on the phone on 1 job is no longer shown', 'The form no longer accepts what is in Side on 1 job'],
    [],
  ],
  [
    'a field that becomes required: of an open job that lacks it',
    'Custom Construction Fields',
    { templates: ['Gate', 'Side', 'Pit'].map((fieldName) => ({ fieldName, fieldType: 'text', required: fieldName === 'Pit' })) },
    { templates: ['Gate', 'Side', 'Pit'].map((fieldName) => ({ fieldName, fieldType: 'text', required: fieldName !== 'Pit' })) },
    { customFields: { Gate: '4711' }, isListed: false },
    ['1 job lacks Side, which becomes required', 'Pit is no longer required; 1 job lacks it'],
    [],
  ],
  [
    'a photo that is missing, and asked for so that submitting needs a reason',
    'Expected Photos',
    { shots: [] },
    {
      shots: [
        { title: 'Trench', count: 1, required: true, task: null },
        { title: 'Pit', count: 1, required: false, task: null },
      ],
    },
    { photos: ['Pit-1.jpg'] },
    ['1 task lacks the photo Trench, and can be submitted with a reason only'],
    [],
  ],
  [
    'whom the crew calls',
    'Ticket of Work',
    DEFAULT_SETTINGS['Ticket of Work'],
    { supervisorName: 'Ben Adeyemi', supervisorPhone: '02 5550 1155', forms: [] },
    {},
    ['On 1 task the crew is told to call Ben Adeyemi, 02 5550 1155 when the ticket says stop'],
    [],
  ],
  [
    'what a ticket asks that nobody has begun',
    'Ticket of Work',
    DEFAULT_SETTINGS['Ticket of Work'],
    { ...DEFAULT_SETTINGS['Ticket of Work'], forms: [{ version: 2, steps: DEFAULT_TICKET_FORM.steps.slice(1) }] },
    { hasTicket: false },
    ['On 1 task the ticket of work asks different questions; nobody has started it yet'],
    [],
  ],
  [
    'a ticket that has been begun keeps its questions',
    'Ticket of Work',
    DEFAULT_SETTINGS['Ticket of Work'],
    { ...DEFAULT_SETTINGS['Ticket of Work'], forms: [{ version: 2, steps: DEFAULT_TICKET_FORM.steps.slice(1) }] },
    { hasTicket: true },
    [],
    [],
  ],
  [
    'another version that asks the same',
    'Ticket of Work',
    DEFAULT_SETTINGS['Ticket of Work'],
    { ...DEFAULT_SETTINGS['Ticket of Work'], forms: [{ version: 2, steps: DEFAULT_TICKET_FORM.steps }] },
    { hasTicket: false },
    [],
    [],
  ],
  [
    'a gate that holds somebody up before they go onsite',
    'Onsite Gates',
    DEFAULT_SETTINGS['Onsite Gates'],
    { ...DEFAULT_SETTINGS['Onsite Gates'], siteAccess: true, currentPlans: true },
    {
      groupId: 7,
      gateFacts: { builderApprovedDate: '2026-11-19T00:00:00Z', dbydExpiryDate: '2026-11-19', ticketOfWork: null, expiredDocument: null },
    },
    ['0 people cannot go onsite on 1 task: the DBYD plans have expired, or there are none'],
    [],
  ],
  [
    'a gate that holds up whose own document has expired, and nobody else of the group',
    'Onsite Gates',
    DEFAULT_SETTINGS['Onsite Gates'],
    { ...DEFAULT_SETTINGS['Onsite Gates'], currentDocuments: true },
    {
      groupId: 7,
      expiredPeople: [3],
      gateFacts: { builderApprovedDate: null, dbydExpiryDate: null, ticketOfWork: null, expiredDocument: null },
    },
    ['0 people cannot go onsite on 1 task: a mandatory document of their own has expired'],
    [],
  ],
  [
    'a gate on a task that is done: nobody goes there',
    'Onsite Gates',
    DEFAULT_SETTINGS['Onsite Gates'],
    { ...DEFAULT_SETTINGS['Onsite Gates'], siteAccess: true },
    {
      completedDate: '2026-11-19T00:00:00Z',
      gateFacts: { builderApprovedDate: null, dbydExpiryDate: null, ticketOfWork: null, expiredDocument: null },
    },
    [],
    [],
  ],
  [
    'a status that becomes a hold, where nobody goes onsite during one',
    'Job Status Settings',
    STATUSES(status('Issued', { isHold: false })),
    STATUSES(status('Issued', { isHold: true })),
    { dueDate: null },
    [
      '1 task moves from Previously Scheduled to On Hold on the phone’s list',
      '1 job counts as on hold in Issued',
      '0 people cannot go onsite on 1 task: the job is on hold',
    ],
    [{ name: 'Onsite Gates', workType: null, config: { ...DEFAULT_SETTINGS['Onsite Gates'], notOnHold: true } }],
  ],
  [
    'templates: only of tasks to come',
    'Task Templates',
    { templates: [] },
    { templates: [{ taskName: 'Haul', leadDays: null, groupName: null, items: [] }] },
    {},
    [],
    [],
  ],
])('%s', (_, name, was, is, part, sentences, others) => {
  expect(said(name, was, is, [task(part)], others)).toEqual(sentences);
  expect(said(name, was, was, [task(part)], others)).toEqual([]);
});

test('a field that becomes required is not asked of a completed task', () => {
  const [was, is] = [false, true].map((required) => ({ templates: [{ fieldName: 'Side', fieldType: 'text', required }] }));
  expect(said('Custom Construction Fields', was ?? {}, is ?? {}, [task({ completedDate: '2026-11-20T00:00:00Z' })])).toEqual([]);
});

test('counted by tasks and jobs over pages, the first of them named', () => {
  const of = (jobId: number, ids: readonly number[]) =>
    effects(
      'Job Status Settings',
      STATUSES(status('Issued')),
      STATUSES(),
      ids.map((id) => task({ id, jobId })),
    );
  const [both] = addedUp(addedUp([], of(10, [1, 2, 3, 4])), of(11, [5, 6])) as readonly [EffectCount];
  expect(both).toMatchObject({ kind: 'status', what: 'Issued', tasks: 6, jobs: 2 });
  expect(both.first.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(both.groupIds).toEqual([]);
  expect(sayEffect(both)).toBe('2 jobs are in Issued, which is no longer a status');
});

test('only work types for which another setting would hold are looked at', () => {
  const all = { name: 'Job Status Settings', workType: null, config: STATUSES(status('Issued')) };
  const own = { ...all, workType: 'MDU', config: STATUSES(status('Own')) };
  const before = [all, own];
  const touched = (workType: string | null, config: Record<string, unknown> | null) =>
    workTypesTouched(
      ['MDU', 'Pre-install'],
      all.name as SettingName,
      before,
      rowsAfter(before, { name: 'Job Status Settings', workType, config }),
    );
  expect(touched(null, STATUSES())).toEqual(['Pre-install']);
  expect(touched('MDU', null)).toEqual(['MDU']);
  expect(touched('MDU', own.config)).toEqual([]);
});

const name = fc.constantFrom('Issued', 'On Hold', 'Waiting', 'Complete', 'Elsewhere');
const statuses = fc.uniqueArray(
  fc.record({
    statusName: name,
    sortOrder: fc.nat(50),
    fieldOrder: fc.nat(50),
    fieldEdit: fc.boolean(),
    colour: fc.constant(null),
    isHold: fc.boolean(),
  }),
  { selector: ({ statusName }) => statusName },
);
const listed = fc.record({
  status: name,
  dueDate: fc.option(fc.integer({ min: -30, max: 40 }).map((days) => addDays(TODAY, days))),
  completedDate: fc.option(fc.constant('2026-11-19T00:00:00Z')),
});

test('of a job that gets another status it says what follows of that one, and not that the job is left', () => {
  const counted = (
    was: object,
    is: object,
    from: string,
    to: string,
    part: Partial<PreviewTask> = {},
    others: readonly SettingRow[] = [],
  ) => {
    const before = [...others, { name: 'Job Status Settings', workType: 'MDU', config: was }];
    const after = rowsAfter(before, { name: 'Job Status Settings', workType: 'MDU', config: { ...is } });
    const tasks = JSON.stringify([task({ status: from, ...part }), task({ id: 2, jobId: 11, status: 'Done' })]);
    const page = { name: 'Job Status Settings', before, after, tasks, today: TODAY, zone: ZONE, moves: [{ from, to }] } as const;
    return countEffects(page).effects.map(sayEffect);
  };
  const done = status('Done', { allowedNext: [] });
  const hold = status('Paused', { isHold: true });
  const held = { name: 'Onsite Gates', workType: null, config: { ...DEFAULT_SETTINGS['Onsite Gates'], notOnHold: true } } as const;
  expect(counted(STATUSES(status('Issued'), done, hold), STATUSES(done, hold), 'Issued', 'Paused', {}, [held])).toEqual([
    '1 task moves from Friday to On Hold on the phone’s list',
    '1 job counts as on hold in Paused',
    '0 people cannot go onsite on 1 task: the job is on hold',
  ]);
  const [issued, next] = [status('Issued'), status('Next', { fieldOrder: 20 })];
  expect(counted(STATUSES(issued, next, done), STATUSES(next, done), 'Issued', 'Next', { dueDate: null }, [TRACKED])).toEqual([
    '1 task moves under By Status, because its job changes status',
  ]);
});

test('the tasks that are said to move on the list are those that the list itself has elsewhere', () => {
  const property = fc.property(
    statuses,
    statuses,
    fc.boolean(),
    fc.array(listed, { minLength: 1, maxLength: 12 }),
    (was, is, useJobStatus, facts) => {
      const tasks: FieldTask[] = facts.map((one, at) => buildFieldTask({ ...one, id: at + 1, constructionId: at + 1, workType: 'MDU' }));
      const tracking = { name: 'Field Job Status', workType: null, config: { useJobStatus, statusColours: [] } };
      const before = [tracking, { name: 'Job Status Settings', workType: null, config: STATUSES(...was) }];
      const after = rowsAfter(before, { name: 'Job Status Settings', workType: null, config: STATUSES(...is) });
      const rows = tasks.map((one) => task({ ...one, jobId: one.constructionId }));
      const found = countEffects({ name: 'Job Status Settings', before, after, tasks: JSON.stringify(rows), today: TODAY, zone: ZONE });
      const sectionById = (settings: readonly SettingRow[]) =>
        new Map(
          groupFieldList(
            tasks,
            listSettingsOf(settings, () => undefined),
            TODAY,
            ZONE,
          ).flatMap((section) => section.tasks.map(({ id }) => [id, section.group])),
        );
      const [from, to] = [sectionById(before), sectionById(after)];
      const moved = tasks.filter(({ id }) => from.get(id) !== to.get(id)).map(({ id }) => `${from.get(id) ?? ''} > ${to.get(id) ?? ''}`);
      const told = found.effects.filter(({ kind }) => kind === 'section').map((one) => [`${one.before} > ${one.after}`, one.tasks]);
      expect(Object.fromEntries(told)).toEqual(
        Object.fromEntries([...new Set(moved)].map((one) => [one, moved.filter((other) => other === one).length])),
      );
    },
  );
  fc.assert(property, runs({ least: 100, soak: 1_000 }));
});
