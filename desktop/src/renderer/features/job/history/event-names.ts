// What the job calls what its events name by number.
import { tellEvent, type ToldEvent } from '@lotline/schema/domain/history/event-words';
import { itemCode, type Job, type JobEvent } from '../job-data.ts';

export function tellJobEvent(event: JobEvent, job: Job): ToldEvent {
  return tellEvent(event, {
    task: (id) => job.schedules.find((task) => task.id === id)?.name ?? null,
    item: (id) => {
      const item = job.schedules.flatMap(({ items }) => items).find((one) => one.id === id);
      return item === undefined ? null : itemCode(item);
    },
    boq: (id) => job.boqs.find((boq) => boq.id === id)?.code ?? null,
  });
}

/** Who it was: a person, a builder by a link, or Lotline's own jobs. */
export function whoDid({ actorKind, displayName }: Pick<JobEvent, 'actorKind' | 'displayName'>): string {
  if (displayName !== '') return displayName;
  return actorKind === 'link' ? 'Builder, by link' : 'Lotline';
}
