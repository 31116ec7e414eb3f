// Which jobs a setting would leave in a status that is gone, and where they are to go, as a save sends it.
import { isConfig } from '@lotline/schema/domain/settings/merge-setting';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import type { ReplacedStatus } from '@lotline/schema/domain/settings/save-setting.input';
import { strandedStatuses, type StatusUse } from '@lotline/schema/domain/settings/save-setting.rules';
import type { SettingPage } from './use-settings.ts';

interface Stranded {
  readonly stranded: readonly StatusUse[];
  readonly statuses: readonly string[];
}

const STATUSES = 'Job Status Settings';
const NOTHING: Stranded = { stranded: [], statuses: [] };

/** @param page whose jobs they are @param after what is to hold there; null while it is not known */
export function strandedBy(page: SettingPage | null, after: unknown): Stranded {
  if (page?.name !== STATUSES || after === null || after === undefined) return NOTHING;
  const statusesOf = (config: unknown) => parseSetting(STATUSES, config).config;
  const next = statusesOf(after);
  return {
    stranded: strandedStatuses(statusesOf(page.config), next, page.statusUses),
    statuses: next.statuses.map(({ statusName }) => statusName),
  };
}

export const replacedBy = (stranded: readonly StatusUse[], replaced: Readonly<Record<string, string>>): ReplacedStatus[] =>
  stranded.flatMap(({ status }) => {
    const to = replaced[status];
    return to === undefined ? [] : [{ from: status, to }];
  });

/** Of those that would be there those that only an earlier version had: jobs that were moved out of them stay where they are. */
export function returningStatuses(page: SettingPage, after: unknown): readonly string[] {
  if (page.name !== STATUSES) return [];
  const has = new Set(namesIn(page.config));
  const had = new Set(page.versions.flatMap(({ config }) => namesIn(config)));
  return namesIn(after).filter((name) => had.has(name) && !has.has(name));
}

const namesIn = (config: unknown): readonly string[] =>
  isConfig(config) ? parseSetting(STATUSES, config).config.statuses.map(({ statusName }) => statusName) : [];
