// What the job calls what its events name by number.
import { describeAction, type DescribedEvent } from '@lotline/schema/domain/history/event-words';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { itemCode } from '../../../platform/task/task-words.ts';
import type { Job, JobEvent } from '../job-data.ts';

export interface NamingJob {
  readonly job: Job;
  readonly settings: readonly SettingRow[];
}

/** @param action the events of one thing that somebody did (schema/domain/history/grouped-events), newest first */
export function describeJobEvent(action: readonly [JobEvent, ...JobEvent[]], { job, settings }: NamingJob): DescribedEvent {
  const line = (id: number) => job.boqs.find((boq) => boq.id === id);
  return describeAction(action, {
    task: (id) => job.schedules.find((task) => task.id === id)?.name ?? null,
    item: (id) => {
      const item = job.schedules.flatMap(({ items }) => items).find((one) => one.id === id);
      return item === undefined ? null : itemCode(item);
    },
    boq: (id) => line(id)?.code ?? null,
    unit: (id) => line(id)?.unitOfMeasure ?? null,
    field: fieldNamesOf(settings, job.workType),
  });
}

/** Who it was: a person, a builder by a link, or Lotline's own jobs. */
export function whoDid({ actorKind, displayName }: Pick<JobEvent, 'actorKind' | 'displayName'>): string {
  if (displayName !== '') return displayName;
  return actorKind === 'link' ? 'Builder, by link' : 'Lotline';
}
