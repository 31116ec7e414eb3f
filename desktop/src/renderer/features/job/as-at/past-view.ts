// What the tabs show of a moment: the job as it was, and a person who reads and changes nothing, whatever they may today.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { JobAsAtQuery } from '@lotline/schema/generated/operations';
import type { JobView } from '../job-context.ts';

export type JobThen = JobAsAtQuery['jobAsAt'];

/** Sight of amounts is kept: the server has left out what this person does not see. */
function readerOnly(actor: Actor): Actor {
  const sight = [...actor.claims].filter((claim) => claim === 'CAN_VIEW_FINANCIAL_INFORMATION');
  return { ...actor, userId: 0, claims: new Set(sight), groupIds: new Set() };
}

/** Tabs that are told of any moment; what other tabs read is of today alone. */
const OF_THEN = new Set([
  'summary',
  'schedule',
  'items',
  'payments',
  'attachments',
  'comments',
  'contacts',
  'boms',
  'expenses',
  'delegations',
  'history',
]);
export const isOfThen = ({ key }: { readonly key: string }): boolean => OF_THEN.has(key);

/** Null where the job was not there yet. */
export function pastView(now: JobView, then: JobThen, at: string): JobView | null {
  if (then.job === null) return null;
  const { comments, costs, delegations } = then;
  // what a small picture shows was there then, whenever it was made
  const drawn = new Set(now.job.attachments.filter(({ hasThumbnail }) => hasThumbnail).map(({ key }) => key));
  const attachments = then.job.attachments.map((file) => ({
    ...file,
    mayChange: false,
    hasThumbnail: file.hasThumbnail || drawn.has(file.key),
  }));
  const job = { ...then.job, attachments };
  return { ...now, job, comments, costs, delegations, actor: readerOnly(now.actor), today: dayInZone(at, now.zone), asAt: at };
}
