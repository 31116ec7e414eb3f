// What a preview says beside the list's sections (setting-preview.test), against the rules that apps and server go by themselves: of random settings it says what the
// tile, the column, the edit, the gate and the next status do, of no more and no less.
import fc from 'fast-check';
import { CLAIMS, type Claim } from '../kernel/claims.ts';
import { canSeeMoney } from '../kernel/actor.ts';
import { buildActor } from '../../testing/build-actor.ts';
import { runs } from '../../testing/random-runs.ts';
import { canEditContactField } from '../job/job.lifecycle.ts';
import { sayVisitBooking, visitBooking } from '../job/visit-booking.rules.ts';
import { mustHaveWhatItNeeds, statusLacks } from '../job/status-needs.rules.ts';
import { statusFacts } from '../job/status-facts.rules.ts';
import { ONSITE_GATES } from '../settings/onsite-gates.setting.ts';
import { DEFAULT_SETTINGS, type SettingConfigs, type SettingName } from '../settings/setting-for.ts';
import { STATUS_NEEDS, STATUS_NEED_LABELS } from '../settings/status-needs.ts';
import { TILE_NAMES, tilesFor, tileText, type TileJob } from '../settings/task-tiles.rules.ts';
import { buildTask } from '../../testing/build-task.ts';
import { unmetGate } from './onsite-gates.rules.ts';
import { buildOpenTask } from './open-task.ts';
import { rolePreview } from './role-preview.rules.ts';
import { sayEffect } from './setting-effect-words.ts';
import { countEffects } from './setting-preview.ts';
import type { EffectKind, PreviewTask } from './setting-preview.rules.ts';
import { canComment, canGoOnsite } from './task.lifecycle.ts';

const ZONE = 'Australia/Sydney';
const TODAY = '2026-11-20';
const MANY = { least: 100, soak: 1_000 };
const text = fc.constantFrom(null, '', 'Tamar Homes', 'West');
const day = fc.constantFrom(null, '2026-11-01', '2026-11-20', '2026-12-24');
const job: fc.Arbitrary<NonNullable<PreviewTask['job']>> = fc.record({
  ...{ status: fc.constant('Issued'), description: fc.constant('Two pits'), workType: fc.constant('MDU') },
  ...{ region: text, deliveryPartnerPm: text, scheduler: text, developer: text, buildType: text, crqNumber: text, siteContact: text },
  ...{ customerRef: text, siteContactPhone: text, streetName: text, financialContact: fc.constant(null), acceleratedJob: fc.boolean() },
  ...{ originalDueDate: fc.constant('2026-11-20'), updatedDueDate: day, onsiteDate: day, integrationDate: day, dbydExpiryDate: day },
  ...{ laseDate: day, crqDate: day },
});
const task = (part: Partial<PreviewTask>): PreviewTask => ({
  ...{ id: 1, jobId: 10, name: 'Trench', workOrder: '48213', workType: 'MDU', status: 'Issued', isListed: true, isSubmitted: false },
  ...{ completedDate: null, scheduledStartTime: null, dueDate: TODAY },
  ...part,
});

/** What is said of these kinds: 'fact Due Date: yes > no'. */
function said<N extends SettingName>(
  name: N,
  was: SettingConfigs[N],
  is: SettingConfigs[N],
  of: PreviewTask,
  kinds: readonly EffectKind[],
) {
  const rows = (config: SettingConfigs[N]) => [{ name, workType: null, config: { ...config } }];
  const page = { name, before: rows(was), after: rows(is), tasks: JSON.stringify([of]), today: TODAY, zone: ZONE };
  return countEffects(page)
    .effects.filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, what, before, after }) => `${kind} ${what}: ${before} > ${after}`)
    .toSorted();
}
const yes = (is: boolean): string => (is ? 'yes' : 'no');
/** Where the rule answers otherwise than before. */
const turned = (kind: EffectKind, what: string, was: boolean, is: boolean): string[] =>
  was === is ? [] : [`${kind} ${what}: ${yes(was)} > ${yes(is)}`];

const tiles = fc
  .uniqueArray(fc.record({ fieldName: fc.constantFrom(...TILE_NAMES), show: fc.boolean() }), { selector: ({ fieldName }) => fieldName })
  .map((fields) => ({ fields }));
test('Field Work Task: the facts that are said to come and go are those that the task page has and has not', () => {
  const labels = (config: SettingConfigs['Field Work Task'], of: TileJob) =>
    tilesFor(config, DEFAULT_SETTINGS['Optional Construction Fields']).filter(({ name }) => tileText(of, name) !== null);
  const property = fc.property(tiles, tiles, job, (was, is, of) => {
    const [shown, next] = [labels(was, of), labels(is, of)].map((all) => all.map(({ label }) => label)) as [string[], string[]];
    const expected = [...new Set([...shown, ...next])].flatMap((label) =>
      turned('fact', label, shown.includes(label), next.includes(label)),
    );
    expect(said('Field Work Task', was, is, task({ job: of }), ['fact'])).toEqual(expected.toSorted());
    const inBoth = (all: string[], other: string[]) => all.filter((label) => other.includes(label)).join();
    const isMoved = inBoth(shown, next) !== inBoth(next, shown);
    expect(said('Field Work Task', was, is, task({ job: of }), ['factOrder'])).toEqual(turned('factOrder', '', false, isMoved));
  });
  fc.assert(property, runs(MANY));
});

const CONTACTS = { developer: 'Developer', siteContact: 'Site Contact' } as const;
const listed = fc
  .uniqueArray(
    fc.record({
      fieldName: fc.constantFrom('developer', 'siteContact', 'customerRef', 'dueDate'),
      show: fc.boolean(),
      canEdit: fc.boolean(),
    }),
    { selector: ({ fieldName }) => fieldName },
  )
  .map((fields) => ({ fields }));
test('Field Work List: what the crew is said to change no more, or again, is what the command refuses or takes', () => {
  const property = fc.property(listed, listed, fc.boolean(), (was, is, isSubmitted) => {
    const expected = (['developer', 'siteContact'] as const).flatMap((field) => {
      const may = (list: typeof was) => canEditContactField(buildActor(), list, field).ok;
      return isSubmitted ? [] : turned('edit', CONTACTS[field], may(was), may(is));
    });
    expect(said('Field Work List', was, is, task({ isSubmitted }), ['edit'])).toEqual(expected.toSorted());
  });
  fc.assert(property, runs(MANY));
});

const contacts = fc.array(fc.record({ name: text, phone: text, sortOrder: fc.nat(3) }), { maxLength: 2 });
const booked = fc.boolean().map((bookable) => ({ addressSetting: { ...DEFAULT_SETTINGS['Address Type'].addressSetting, bookable } }));
test('Address Type: the line that visits are booked first is said to come and go on the open tasks that have it, and have it not', () => {
  const property = fc.property(
    booked,
    booked,
    job,
    contacts,
    fc.boolean(),
    fc.boolean(),
    (was, is, of, siteContacts, isSubmitted, isDone) => {
      const line = ({ addressSetting: { bookable } }: typeof was) =>
        isSubmitted || isDone ? null : sayVisitBooking(visitBooking({ ...of, siteContacts }, bookable));
      const one = task({ job: of, siteContacts, isSubmitted, completedDate: isDone ? '2026-11-19T00:00:00Z' : null });
      const state = (sentence: string | null) =>
        sentence === null ? 'none' : sentence.startsWith('Book the visit') ? 'contact' : 'nobody';
      const expected = line(was) === line(is) ? [] : [`booking : ${state(line(was))} > ${state(line(is))}`];
      expect(said('Address Type', was, is, one, ['booking'])).toEqual(expected);
    },
  );
  fc.assert(property, runs(MANY));
  const count = { kind: 'booking', what: '', before: 'none', tasks: 2, jobs: 2 } as const;
  expect(['contact', 'nobody', 'none'].map((after) => sayEffect({ ...count, after }))).toEqual([
    'On 2 tasks the crew is told to book the visit with the site contact first',
    'On 2 tasks the crew is told that visits are booked first, but there is no site contact to call',
    'On 2 tasks the crew is no longer told to book the visit first',
  ]);
});

const gates = fc.record(Object.fromEntries(ONSITE_GATES.map((gate) => [gate, fc.boolean()]))) as fc.Arbitrary<
  SettingConfigs['Onsite Gates']
>;
const gateFacts = fc.record({
  builderApprovedDate: fc.constantFrom(null, '2026-11-10T00:00:00Z'),
  dbydExpiryDate: day,
  ticketOfWork: fc.constantFrom(null, '{}'),
  expiredDocument: fc.constantFrom(null, 'Public liability'),
});
test('Onsite Gates: who is said to be held up, or no longer, is whom the button refuses, or lets through', () => {
  const statuses = DEFAULT_SETTINGS['Job Status Settings'];
  const property = fc.property(gates, gates, gateFacts, fc.boolean(), (was, is, facts, isDone) => {
    const completedDate = isDone ? '2026-11-19T00:00:00Z' : null;
    const goes = (setting: typeof was) => {
      const onsiteGate = unmetGate({ ...facts, status: 'Issued' }, { gates: setting, statuses }, TODAY);
      return canGoOnsite(buildActor(), buildTask({ completedDate, onsiteGate })).ok;
    };
    const kept = said('Onsite Gates', was, is, task({ gateFacts: facts, completedDate }), ['blocked']).map((one) =>
      one.replace(/^.*: /, ''),
    );
    expect(kept).toEqual(goes(was) === goes(is) ? [] : [`${yes(!goes(was))} > ${yes(!goes(is))}`]);
  });
  fc.assert(property, runs(MANY));
});

const needing = fc.uniqueArray(fc.constantFrom(...STATUS_NEEDS)).map((requirements) => {
  const status = { fieldOrder: 1, fieldEdit: true, colour: null, isHold: false };
  return {
    statuses: [
      { ...status, statusName: 'Issued', sortOrder: 1, allowedNext: ['Done'] },
      { ...status, statusName: 'Done', sortOrder: 2, requirements },
    ],
  };
});
const record = fc.record({
  ...{
    address: fc.constantFrom('', 'Lot 14'),
    streetName: text,
    streetNumber: text,
    suburb: text,
    state: text,
    postCode: text,
    lotNumber: text,
    unitNumber: text,
  },
  ...{ roadType: text, boqs: fc.array(fc.constant({}), { maxLength: 1 }), attachments: fc.constant([]) },
  schedules: fc.array(
    fc.record({
      ...{
        id: fc.constant(1),
        name: fc.constant('Trench'),
        ignored: fc.boolean(),
        isPayment: fc.constant(false),
        declinedDate: fc.constant(null),
      },
      ...{ issuedDate: day, scheduledStartTime: day },
      items: fc.array(
        fc.record({ completedQty: fc.constant('1.000'), approvedQty: fc.constantFrom(null, '1.000'), rejectedDate: fc.constant(null) }),
        {
          maxLength: 2,
        },
      ),
    }),
    { maxLength: 2 },
  ),
});
test('Job Status Settings: what a next status is said to need, or no longer, is what the command names in its refusal', () => {
  const settings = { address: DEFAULT_SETTINGS['Address Type'], photos: DEFAULT_SETTINGS['Expected Photos'] };
  const property = fc.property(needing, needing, record, (was, is, of) => {
    const facts = statusFacts(of, settings);
    const sentences = (config: typeof was) => statusLacks(config, 'Done', facts);
    const told = said('Job Status Settings', was, is, task({ record: of }), ['needs']);
    const count = (side: 'before' | 'after') =>
      told.filter((one) => (side === 'after' ? one.includes(':  > ') : one.endsWith(' > '))).length;
    expect(count('after')).toBe(sentences(is).filter((one) => !sentences(was).includes(one)).length);
    expect(count('before')).toBe(sentences(was).filter((one) => !sentences(is).includes(one)).length);
    const isRefused = (config: typeof was) => !mustHaveWhatItNeeds('Issued', 'Done', config, facts).ok;
    if (isRefused(was) !== isRefused(is)) expect(told).not.toEqual([]);
    for (const one of told) expect(STATUS_NEEDS.some((need) => one.includes(STATUS_NEED_LABELS[need]))).toBe(true);
  });
  fc.assert(property, runs(MANY));
});

const claims = fc.subarray<Claim>([
  'CAN_ACCESS_FIELD_WORK',
  'CAN_VIEW_ALL_GROUPS',
  'CAN_VIEW_FINANCIAL_INFORMATION',
  ...CLAIMS.slice(0, 3),
]);
const roles = fc
  .tuple(claims, claims)
  .map((each) => each.map((held, at) => ({ id: at + 1, name: `Role ${String(at + 1)}`, claims: held })));
const people = fc.array(fc.record({ roleIds: fc.subarray([1, 2]), groupIds: fc.subarray([7, 8, 9]), isSubcontractor: fc.boolean() }), {
  minLength: 1,
  maxLength: 8,
});
test('Roles: who is said to gain or lose sight of money, and whose tasks are kept from them, are those whom the rules say so of', () => {
  const tasksOf = [7, 8, 9].map((groupId) => ({ groupId, tasks: groupId, first: [] }));
  const property = fc.property(roles, roles, people, (before, after, some) => {
    const previewed = some.map((one, at) => ({ ...one, id: at + 1, displayName: `Person ${String(at + 1)}` }));
    const judged = previewed.map(({ id, roleIds, ...rest }) => {
      const as = (all: typeof before) =>
        buildActor({ ...rest, userId: id, onlyClaims: all.filter((role) => roleIds.includes(role.id)).flatMap((role) => role.claims) });
      const opens = (all: typeof before, groupId: number) => canComment(as(all), buildOpenTask(groupId)).ok;
      const kept = tasksOf.filter(({ groupId }) => opens(before, groupId) && !opens(after, groupId));
      return { id, was: canSeeMoney(as(before)), is: canSeeMoney(as(after)), tasks: kept.reduce((sum, { tasks }) => sum + tasks, 0) };
    });
    const told = rolePreview({ people: previewed, before, after, openTasks: tasksOf, doneTasks: [], ratedTasks: [] });
    const ids = (of: readonly { readonly id: number }[]) => of.map(({ id }) => id);
    expect(ids(told.seeMoney)).toEqual(ids(judged.filter(({ was, is }) => !was && is)));
    expect(ids(told.seeMoneyNoMore)).toEqual(ids(judged.filter(({ was, is }) => was && !is)));
    expect(Object.fromEntries(told.blocked.map(({ id, tasks }) => [id, tasks]))).toEqual(
      Object.fromEntries(judged.filter(({ tasks }) => tasks > 0).map(({ id, tasks }) => [id, tasks])),
    );
  });
  fc.assert(property, runs(MANY));
});
