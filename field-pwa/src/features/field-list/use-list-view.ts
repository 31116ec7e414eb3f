// From what the server sent to what the screen shows: narrowed by the search, grouped by the day it is here.
import { useMemo } from 'react';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { FieldListSettingsOf } from '@lotline/schema/domain/settings/field-job-status.setting';
import { groupFieldList, sortFieldTasks, type FieldListSection } from '@lotline/schema/domain/task/field-list.rules';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import type { GetFieldDataQuery } from '@lotline/schema/generated/operations';
import { logProblem } from '@lotline/web-session/log';
import { useActor } from '@lotline/web-session/react/me-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { crewNamesOf, type CrewNameOf } from './facts/crew-name.ts';
import { findTasks } from './facts/find-tasks.ts';
import { onlySection } from './facts/only-section.ts';
import { listSettingsOf } from '@lotline/schema/domain/settings/list-settings';
import { nowStep, type NowStep } from './facts/now-step.ts';
import type { Clock } from './facts/row-facts.ts';

export interface ListView {
  readonly clock: Clock;
  readonly settingsOf: FieldListSettingsOf;
  readonly crewNameOf: CrewNameOf;
  readonly found: FieldWork;
  readonly rejected: readonly FieldTask[];
  readonly sections: readonly FieldListSection[];
  readonly step: NowStep | null;
}

const NO_ROWS: GetFieldDataQuery['systemSettings'] = [];

interface Wanted {
  readonly search: string;
  /** The choice of the group selector. */
  readonly group: string | null;
  /** One section alone, by its name. */
  readonly part: string | null;
}

export function useListView(work: FieldWork | undefined, settings: GetFieldDataQuery | undefined, wanted: Wanted): ListView | null {
  const { search, group, part } = wanted;
  const zone = browserZone();
  const { groupIds } = useActor();
  const today = dayInZone(useNow().toISOString(), zone);
  const rows = settings?.systemSettings ?? NO_ROWS;
  const settingsOf = useMemo(() => listSettingsOf(rows, (problem) => logProblem('A setting could not be read', problem)), [rows]);
  const crewNameOf = useMemo(() => crewNamesOf(group, settings?.fieldGroups ?? []), [group, settings]);
  return useMemo(() => {
    if (work === undefined) return null;
    const matching = findTasks(work, search);
    const all = groupFieldList(work.workSchedule, settingsOf, today, zone);
    const matchingSections = matching === work ? all : groupFieldList(matching.workSchedule, settingsOf, today, zone);
    const { found, sections } = onlySection({ found: matching, sections: matchingSections }, part);
    return {
      clock: { today, zone },
      settingsOf,
      crewNameOf,
      found,
      rejected: sortFieldTasks(found.rejectedSchedules),
      sections,
      step: nowStep(work, all, groupIds),
    };
  }, [work, settingsOf, crewNameOf, search, part, today, zone, groupIds]);
}
