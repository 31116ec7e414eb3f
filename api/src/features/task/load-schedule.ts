// One task of a job as this person may see it: what updateTicketOfWork answers (specification 1 §7).
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadConstruction } from '../job/construction.queries.ts';
import type { MovedTask } from './move-task.ts';
import type { Schedule } from '../task-record/schedule.type.ts';

export async function loadSchedule(context: RequestContext, { constructionId, scheduleId }: MovedTask): Promise<Schedule | null> {
  const job = await loadConstruction(context, constructionId);
  return job?.schedules.find((schedule) => schedule.id === scheduleId) ?? null;
}
