// What saving a setting would do to the tasks that are there: read page by page and counted by the shared rules, the next page while one is counted (screens.md §2.21).
import { QueryTypes } from 'sequelize';
import type { GoingPhotos } from '@lotline/schema/domain/attachment/photo-retention.rules';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { DAY_MS, dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { isCompanySettingName, type AnySettingName } from '@lotline/schema/domain/settings/company-settings';
import { isConfig, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { isAnySettingName, isSettingName, parseSettingStrictly } from '@lotline/schema/domain/settings/parse-setting';
import { mustGoSomewhere, movesOf, strandedStatuses } from '@lotline/schema/domain/settings/save-setting.rules';
import type { SettingPreviewInput } from '@lotline/schema/domain/settings/save-setting.input';
import { settingFor, type SettingName, type SettingRow } from '@lotline/schema/domain/settings/setting-for';
import {
  addedUp,
  EFFECTS_COUNTED_HERE,
  MOST_NAMED,
  movedEffect,
  PREVIEW_DAYS,
  rowsAfter,
  workTypesTouched,
  type EffectCount,
  type PreviewPage,
} from '@lotline/schema/domain/task/setting-preview';
import { countOldPhotos } from '../attachment/old-photos.step.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { must } from '../../platform/command/must.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { personHolder } from '../../platform/http/slots.ts';
import { devicesTooOld, withPeople, type NamedDevice, type PreviewedEffect } from './preview-people.queries.ts';
import { previewPageSql } from './preview-page.sql.ts';
import { firstInStatus, loadStatusUses } from './replace-status.step.ts';
import { settled } from './setting-version.queries.ts';

/** More kinds of effects than anybody reads. */
const MOST_EFFECTS = 200;

interface SettingPreview {
  /** How many tasks were looked at. */
  readonly tasks: number;
  /** The most frequent first. */
  readonly effects: readonly PreviewedEffect[];
  readonly devices: number;
  readonly firstDevices: readonly NamedDevice[];
  /** Of the setting of photos alone: which are old enough to go. */
  readonly photos: GoingPhotos | null;
}

/** As they stand, not as they were cached: a save may have come between. */
const SETTINGS = prepared('all-settings', 'select name, work_type as "workType", config from system_setting');
const WORK_TYPES = prepared('work-types-of-jobs', 'select distinct work_type as name from construction');

/**
 * Whoever does not read the jobs is told the figures and named none of them.
 * @throws RefusalError INVALID_INPUT as the save would, RATE_LIMITED or UNAVAILABLE where too much is counted already
 */
export async function loadSettingPreview(context: RequestContext, input: SettingPreviewInput): Promise<SettingPreview> {
  const { name } = input;
  const asked = { ...input, config: input.config === null ? null : strictly(name, input.config) };
  // of the whole company's no task reads anything
  if (!isSettingName(name) || isCompanySettingName(name))
    return {
      tasks: 0,
      effects: [],
      ...(await devicesOf(context, asked)),
      photos: name === 'Photos' ? await oldPhotos(context, asked.config) : null,
    };
  const [rows, jobTypes] = await Promise.all([
    context.sequelize.query<SettingRow>(SETTINGS, { type: QueryTypes.SELECT }),
    context.sequelize.query<{ name: string }>(WORK_TYPES, { type: QueryTypes.SELECT }),
  ]);
  const before = rows.map((row) => (isAnySettingName(row.name) ? { ...row, config: settled(row.name, row.config) } : row));
  const after = rowsAfter(before, asked);
  const workTypes = workTypesTouched(
    jobTypes.map((one) => one.name),
    name,
    before,
    after,
  );
  const day = { today: dayInZone(context.now().toISOString(), context.timeZone), zone: context.timeZone };
  const moved = await movedJobs(context, asked, before, after);
  const moves = moved.map((effect) => ({ from: effect.before, to: effect.after }));
  const counting = context.effectsCounting ?? EFFECTS_COUNTED_HERE;
  const readPage = pagesOf(context, { name, workTypes, today: day.today, asksNeeds: asksNeeds({ name, workTypes, before, after }) });
  let tasks = 0;
  let effects: readonly EffectCount[] = [];
  for (let page = await readPage(0); page.last !== null;) {
    const [counted, next] = await Promise.all([
      counting.count({ ...day, name, before, after, tasks: page.tasks, moves }, personHolder(context.actor.userId)),
      readPage(page.last),
    ]);
    tasks += counted.tasks;
    effects = addedUp(effects, counted.effects);
    page = next;
  }
  const [told, tooOld] = await Promise.all([
    withPeople(context, [...moved, ...effects].slice(0, MOST_EFFECTS)),
    workTypes.length === 0 ? { devices: 0, firstDevices: [] } : devicesTooOld(context, name),
  ]);
  const reads = hasClaim(context.actor, 'CAN_ACCESS_CONSTRUCTION');
  return { tasks, effects: reads ? told : told.map((effect) => ({ ...effect, first: [] })), ...tooOld, photos: null };
}

/** Of jobs in statuses that would be gone, by the rules of the save. @throws RefusalError INVALID_INPUT */
async function movedJobs(
  { sequelize }: RequestContext,
  { name, workType, replaced }: SettingPreviewInput,
  before: readonly SettingRow[],
  after: readonly SettingRow[],
): Promise<readonly EffectCount[]> {
  if (name !== 'Job Status Settings' || replaced.length === 0) return [];
  const statusesIn = (rows: readonly SettingRow[]) => settingFor(rows, name, workType).config;
  must(mustGoSomewhere(statusesIn(after), replaced));
  const stranded = strandedStatuses(statusesIn(before), statusesIn(after), await loadStatusUses({ sequelize }, workType));
  return Promise.all(
    movesOf(stranded, replaced).map(async (move) => {
      const jobs = stranded.find(({ status }) => status === move.from)?.count ?? 0;
      return movedEffect(move, jobs, await firstInStatus({ sequelize }, { from: move.from, workType, most: MOST_NAMED }));
    }),
  );
}

const oldPhotos = ({ sequelize, now }: RequestContext, config: Config | null): Promise<GoingPhotos> =>
  countOldPhotos(sequelize, parseSettingStrictly('Photos', config ?? {}), now());

/** Of a company's setting: those that do not know it, and those whose app it no longer lets go on. */
async function devicesOf(context: RequestContext, { name, config }: Pick<SettingPreviewInput, 'name' | 'config'>) {
  const oldest = name === 'Security' && typeof config?.['oldestFieldApp'] === 'string' ? config['oldestFieldApp'] : '';
  return devicesTooOld(context, name, oldest);
}

interface Page {
  /** The last job of the page; null: there is none after that one. */
  readonly last: number | null;
  readonly tasks: string;
}

interface Pages {
  readonly name: SettingName;
  readonly workTypes: readonly string[];
  readonly today: CalendarDay;
  readonly asksNeeds: boolean;
}

interface ChangedTypes extends Pick<PreviewPage, 'name' | 'before' | 'after'> {
  readonly workTypes: readonly string[];
}

/** Some status asks for something else than before. */
function asksNeeds({ name, workTypes, before, after }: ChangedTypes): boolean {
  if (name !== 'Job Status Settings') return false;
  const needs = (rows: readonly SettingRow[], workType: string) =>
    JSON.stringify(
      settingFor(rows, name, workType).config.statuses.flatMap(({ statusName, requirements = [] }) =>
        requirements.length === 0 ? [] : [[statusName, requirements]],
      ),
    );
  return workTypes.some((workType) => needs(before, workType) !== needs(after, workType));
}

function pagesOf({ sequelize, now }: RequestContext, { name, workTypes, today, asksNeeds }: Pages): (after: number) => Promise<Page> {
  const since = new Date(now().getTime() - PREVIEW_DAYS * DAY_MS);
  const nothing = { last: null, tasks: '[]' };
  return async (after) => {
    if (workTypes.length === 0) return nothing;
    const [page] = await sequelize.query<Page>(previewPageSql(name, asksNeeds), {
      bind: { workTypes, after, since, ...(name === 'Onsite Gates' ? { today } : {}) },
      type: QueryTypes.SELECT,
    });
    return page ?? nothing;
  };
}

function strictly(name: AnySettingName, config: Config): Config {
  const parsed: unknown = parseSettingStrictly(name, config);
  return isConfig(parsed) ? parsed : {};
}
