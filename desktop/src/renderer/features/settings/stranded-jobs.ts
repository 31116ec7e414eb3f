// Which jobs a setting would leave in a status that is gone, and where they are to go, as a save sends it.
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import type { ReplacedStatus } from '@lotline/schema/domain/settings/save-setting.input';
import { strandedStatuses, type StatusUse } from '@lotline/schema/domain/settings/save-setting.rules';
import type { SettingPage } from './use-settings.ts';

interface Stranded {
  readonly stranded: readonly StatusUse[];
  readonly statuses: readonly string[];
}

const NOTHING: Stranded = { stranded: [], statuses: [] };

/** @param page whose jobs they are @param after what is to hold there; null while it is not known */
export function strandedBy(page: SettingPage | null, after: unknown): Stranded {
  if (page?.name !== 'Job Status Settings' || after === null || after === undefined) return NOTHING;
  const statusesOf = (config: unknown) => parseSetting('Job Status Settings', config).config;
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
