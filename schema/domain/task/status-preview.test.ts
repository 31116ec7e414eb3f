// What requirements and delays that are not saved yet do to jobs that are there: whose next step would be refused, and who goes on by itself.
import { DEFAULT_SETTINGS, type SettingRow } from '../settings/setting-for.ts';
import { sayEffect } from './setting-effect-words.ts';
import { countEffects } from './setting-preview.ts';
import type { PreviewTask } from './setting-preview.rules.ts';

const NAME = 'Job Status Settings';
const ADDRESS = { address: '4 Fig St', streetName: 'Fig', suburb: 'Ryde', state: 'NSW', postCode: '2112' };
const EMPTY = { ...ADDRESS, boqs: [], schedules: [], attachments: [] };
const task = (id: number, jobId: number, part: Partial<PreviewTask> = {}): PreviewTask => ({
  ...{ id, jobId, name: `Task ${String(id)}`, workOrder: `W${String(jobId)}`, workType: 'MDU', status: 'Scoped', groupId: 1 },
  ...{ isListed: false, isSubmitted: true, completedDate: null, scheduledStartTime: null, dueDate: null, ...part },
});
const status = (statusName: string, sortOrder: number, more: object = {}) => ({
  ...{ statusName, sortOrder, fieldOrder: 1, fieldEdit: false, isHold: false, ...more },
});
const needing = (...requirements: string[]) => [
  status('Scoped', 10),
  status('Parked', 15, { isHold: true }),
  status('Issued', 20, { requirements }),
  status('Closed', 30, { requirements: ['items'] }),
];
function effects(was: readonly object[], is: readonly object[], tasks: readonly PreviewTask[]) {
  const rows = (statuses: readonly object[]): SettingRow[] => [
    { name: NAME, workType: null, config: { statuses } },
    { name: 'Address Type', workType: null, config: DEFAULT_SETTINGS['Address Type'] },
  ];
  const page = {
    name: NAME,
    before: rows(was),
    after: rows(is),
    tasks: JSON.stringify(tasks),
    today: '2026-11-20',
    zone: 'Australia/Sydney',
  } as const;
  return countEffects(page).effects;
}

test('jobs whose next step lacks what it needs from then on are counted and named once each; a hold is no next step', () => {
  const withItems = { ...EMPTY, boqs: [{}] };
  const tasks = [
    ...[1, 2].map((id) => task(id, 7, { record: EMPTY })),
    task(3, 8, { record: withItems }),
    task(4, 9, { record: EMPTY, status: 'Closed' }),
    task(5, 10, { record: EMPTY }),
  ];
  const [items, ...others] = effects(needing(), needing('items'), tasks);
  expect(others).toEqual([]);
  expect(items && sayEffect(items)).toBe('2 jobs cannot be set to Issued yet, which needs items first');
  expect(items?.first.map(({ workOrder }) => workOrder)).toEqual(['W7', 'W10']);
  expect(effects(needing('items'), needing('items'), tasks)).toEqual([]);
});

test.each<[string, object[], object[], Partial<PreviewTask>, string[]]>([
  [
    'a requirement less',
    needing('items', 'bookedTask'),
    needing('items'),
    { record: EMPTY },
    ['1 job can be set to Issued without a booked task'],
  ],
  [
    'of the steps that the settings name',
    [status('Scoped', 10, { allowedNext: ['Closed'] }), status('Issued', 20), status('Closed', 30)],
    [
      status('Scoped', 10, { allowedNext: ['Closed'] }),
      status('Issued', 20, { requirements: ['items'] }),
      status('Closed', 30, { requirements: ['bookedTask'] }),
    ],
    { record: EMPTY },
    ['1 job cannot be set to Closed yet, which needs a booked task first'],
  ],
])('%s', (_, was, is, part, sentences) => {
  expect(effects(was, is, [task(1, 1, part)]).map(sayEffect)).toEqual(sentences);
});

const leading = (to: string | null, afterDays = 14) => [
  status('Scoped', 10, to === null ? {} : { delay: { afterDays, to } }),
  status('Issued', 20),
  status('Closed', 30),
];
const STAYS = '1 job is in Scoped already and stays: the days until Issued count for jobs set to it from now on';
const LOST = '1 job no longer changes from Scoped to Issued by itself';

test.each<[string, string | null, string | null, Partial<PreviewTask>, string[]]>([
  ['a delay more: a job that is there is not planned', null, 'Issued', {}, [STAYS]],
  ['a delay less: what the settings had planned is dropped', 'Issued', null, { plannedBySettings: 'Issued' }, [LOST]],
  ['a delay less: a job without a plan loses nothing', 'Issued', null, {}, []],
  ['to another status', 'Issued', 'Closed', { plannedBySettings: 'Issued' }, [LOST, STAYS.replace('Issued', 'Closed')]],
  ['what a person planned stands', null, 'Issued', { plannedByPerson: 'Closed' }, []],
  ['a job in another status', null, 'Issued', { status: 'Closed' }, []],
])('%s', (_, was, is, part, sentences) => {
  expect(effects(leading(was), leading(is), [task(1, 1, part)]).map(sayEffect)).toEqual(sentences);
});

test('other days leave what is planned on its day, and it says so; a job without a plan stays without', () => {
  const others = (part: Partial<PreviewTask>, days = 30) => effects(leading('Issued'), leading('Issued', days), [task(1, 1, part)]);
  const KEEPS =
    '1 job keeps the day of its change from Scoped to Issued: the other number of days counts for jobs set to Scoped from now on';
  expect(others({ plannedBySettings: 'Issued' }).map(sayEffect)).toEqual([KEEPS]);
  expect(others({ plannedBySettings: 'Issued' }, 14)).toEqual([]);
  expect(others({})).toEqual([]);
  expect(others({ plannedByPerson: 'Issued' })).toEqual([]);
});
