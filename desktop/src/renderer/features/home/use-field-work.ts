// Reads of the home page: the field list of all groups for those who may see them, otherwise of the person's own (specification 2 §7).
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { listSettingsOf } from '@lotline/schema/domain/settings/list-settings';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { workCounts, type WorkCounts } from '@lotline/schema/domain/task/work-counts.rules';
import { GetFieldDataDocument } from '@lotline/schema/generated/documents/dashboard';
import { logProblem } from '@lotline/web-session/log';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { SETTINGS } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { useStoredRead } from '../../platform/data/use-stored-read.ts';

const SETTINGS_FRESH_MS = 5 * 60_000;

/** The settings by which tasks are counted; without a network those that this device stored. */
function useStoredSettings() {
  const read = useRead(GetFieldDataDocument, { variables: {}, follows: SETTINGS, freshForMs: SETTINGS_FRESH_MS });
  return useStoredRead('settings of the field list', read);
}

interface CountedWork {
  /** Whose tasks are counted, in words. */
  readonly whose: string;
  /** The same as the field list's selector has it: '0' all groups, '' the own ones. */
  readonly group: string;
  readonly counts: WorkCounts | null;
  /** The last try failed; figures from before may still be there. */
  readonly isFailed: boolean;
  /** Since when the figures are so, in words. */
  readonly asOf: string;
  readonly retry: () => void;
}

export function useCountedWork(): CountedWork {
  const { rest } = usePlatform().calls;
  const seesAll = hasClaim(useActor(), 'CAN_VIEW_ALL_GROUPS');
  const ownGroups = useMe().groupUsers.map(({ group }) => group.name);
  const group = seesAll ? '0' : '';
  const path = seesAll ? '/api/dashboard/fieldwork/0' : '/api/dashboard/fieldwork';
  const work = useQuery({ queryKey: keys.fieldwork(group), queryFn: ({ signal }) => rest<FieldWork>(path, { signal }), meta: KEPT });
  const settings = useStoredSettings();
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const counts = useMemo(() => {
    if (work.data === undefined || settings.data === undefined) return null;
    const settingsOf = listSettingsOf(settings.data.systemSettings, (problem) => logProblem('A setting could not be read', problem));
    return workCounts(work.data, settingsOf, today, zone);
  }, [work.data, settings.data, today, zone]);
  return {
    group,
    whose: seesAll ? 'all groups' : ownGroups.join(', '),
    counts,
    asOf: formatRecent(new Date(work.dataUpdatedAt).toISOString(), today, zone),
    isFailed: work.error !== null || (settings.error !== null && settings.data === undefined),
    retry: () => {
      void work.refetch();
      if (settings.data === undefined) void settings.refetch();
    },
  };
}
