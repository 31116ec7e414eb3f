// What saving a setting would do to the tasks that are there, counted, with the first of each named (screens.md §2.21). Data alone goes in and comes out, page by
// page, so that a thread can do it.
import type { ReplacedStatus } from '../settings/save-setting.input.ts';
import type { Config } from '../settings/merge-setting.ts';
import type { AnySettingName } from '../settings/company-settings.ts';
import { settingFor, type SettingName, type SettingRow } from '../settings/setting-for.ts';
import { effectsOn, isOfJob, type Day, type Effect, type PreviewTask } from './setting-preview.rules.ts';
import { typeSettingsOf } from './type-settings.ts';

/** As far back as tasks that are done are looked at. */
export const PREVIEW_DAYS = 90;
/** Named of each effect. */
export const MOST_NAMED = 5;

export interface NamedTask {
  readonly id: number;
  readonly jobId: number;
  readonly name: string;
  readonly workOrder: string;
}

export interface EffectCount extends Effect {
  readonly tasks: number;
  readonly jobs: number;
  /** The first by their jobs' ids. */
  readonly first: readonly NamedTask[];
  /** Whose people it holds up; of other kinds none. */
  readonly groupIds: readonly number[];
  /** People whom it holds up beside those. */
  readonly userIds: readonly number[];
}

interface SettingChangeAsked {
  readonly name: AnySettingName;
  /** Null: of all work types that have none of their own. */
  readonly workType: string | null;
  /** In its settled form; null: the work type has none of its own any more. */
  readonly config: Config | null;
}

export interface PreviewPage extends Day {
  readonly name: SettingName;
  readonly before: readonly SettingRow[];
  readonly after: readonly SettingRow[];
  /** JSON of PreviewTask[]: whole jobs, in the order of their ids. */
  readonly tasks: string;
  /** Where the save would put the jobs of statuses that are gone. */
  readonly moves?: readonly ReplacedStatus[];
}

export interface CountedPage {
  readonly tasks: number;
  readonly effects: readonly EffectCount[];
}

/** What counts effects asks this; it is done here or in a thread. */
export interface EffectsCounting {
  /** @throws RefusalError where too much is under way */
  count(page: PreviewPage, holder: string): Promise<CountedPage>;
}

/** Where nobody else waits. */
export const EFFECTS_COUNTED_HERE: EffectsCounting = { count: async (page) => countEffects(page) };

/** The rows as they would stand. */
export function rowsAfter(rows: readonly SettingRow[], { name, workType, config }: SettingChangeAsked): readonly SettingRow[] {
  const others = rows.filter((row) => row.name !== name || row.workType !== workType);
  return config === null ? others : [...others, { name, workType, config }];
}

/** Of these work types those for which another setting would hold. */
export function workTypesTouched(
  workTypes: readonly string[],
  name: SettingName,
  before: readonly SettingRow[],
  after: readonly SettingRow[],
): readonly string[] {
  const holds = (rows: readonly SettingRow[], workType: string) => JSON.stringify(settingFor(rows, name, workType).config);
  return workTypes.filter((workType) => holds(before, workType) !== holds(after, workType));
}

export function countEffects({ name, before, after, tasks, today, zone, moves = [] }: PreviewPage): CountedPage {
  const [was, is] = [typeSettingsOf(before, zone), typeSettingsOf(after, zone)];
  const rows = JSON.parse(tasks) as readonly PreviewTask[];
  const next = new Map(moves.map(({ from, to }) => [from, to]));
  const counts = new Map<string, Counting>();
  for (const row of rows) {
    const statusAfter = next.get(row.status);
    const task = statusAfter === undefined ? row : { ...row, statusAfter };
    for (const effect of effectsOn(name, task, was(task.workType), is(task.workType), { today, zone })) count(counts, effect, task);
  }
  const effects = [...counts.values()].map(({ lastJob: _lastJob, groups, users, ...effect }) => ({
    ...effect,
    ...{ groupIds: [...groups], userIds: [...users] },
  }));
  return { tasks: rows.length, effects };
}

interface Counting extends Effect {
  tasks: number;
  jobs: number;
  lastJob: number;
  readonly first: NamedTask[];
  readonly groups: Set<number>;
  readonly users: Set<number>;
}

function count(counts: Map<string, Counting>, effect: Effect, { id, jobId, name, workOrder, groupId }: PreviewTask): void {
  const key = keyOf(effect);
  const counted = counts.get(key) ?? { ...effect, tasks: 0, jobs: 0, lastJob: 0, first: [], groups: new Set(), users: new Set() };
  counts.set(key, counted);
  counted.tasks += 1;
  const isSameJob = counted.lastJob === jobId;
  if (!isSameJob) counted.jobs += 1;
  counted.lastJob = jobId;
  for (const userId of effect.userIds ?? []) counted.users.add(userId);
  if (effect.kind === 'blocked' && effect.userIds === undefined && groupId != null) counted.groups.add(groupId);
  if (counted.first.length < MOST_NAMED && !(isSameJob && isOfJob(effect.kind))) counted.first.push({ id, jobId, name, workOrder });
}

/** Of jobs that a save would give another status: all of them, whatever tasks they have. @param first the first by their ids */
export const movedEffect = ({ from, to }: ReplacedStatus, jobs: number, first: readonly NamedTask[]): EffectCount => ({
  ...{ kind: 'moved', what: '', before: from, after: to, tasks: 0, jobs, first, groupIds: [], userIds: [] },
});

const keyOf = ({ kind, what, before, after }: Effect): string => JSON.stringify([kind, what, before, after]);

/** Of two pages: no job stands in both. The most frequent come first. */
export function addedUp(one: readonly EffectCount[], other: readonly EffectCount[]): readonly EffectCount[] {
  const sums = new Map(one.map((effect) => [keyOf(effect), effect]));
  for (const effect of other) {
    const known = sums.get(keyOf(effect));
    const { tasks, jobs, first, groupIds, userIds } = known ?? { tasks: 0, jobs: 0, first: [], groupIds: [], userIds: [] };
    sums.set(keyOf(effect), {
      ...effect,
      tasks: tasks + effect.tasks,
      jobs: jobs + effect.jobs,
      first: [...first, ...effect.first].slice(0, MOST_NAMED),
      groupIds: [...new Set([...groupIds, ...effect.groupIds])],
      userIds: [...new Set([...userIds, ...effect.userIds])],
    });
  }
  return [...sums.values()].toSorted((a, b) => b.tasks - a.tasks);
}
