// How many builders are to be asked again now, and when the next ones fall due (screens.md §2.22, decision 083): over all jobs, by the rule of the list.
import { QueryTypes } from 'sequelize';
import { reminderDay } from '@lotline/schema/domain/builder-approval/approval-state.rules';
import { STATES } from '@lotline/schema/domain/kernel/business-days';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { approvalBinds, IS_DUE, SENT, SENT_AT, tablesFor } from './builder-approval-list.sql.ts';
import { loadReminderRules } from './reminder-rules.queries.ts';

export interface ReminderPlan {
  readonly due: number;
  /** Jobs whose day is still to come. */
  readonly planned: number;
  readonly nextDay: CalendarDay | null;
}

interface SentGroup {
  readonly isDue: boolean;
  readonly isLater: boolean;
  readonly sentDay: CalendarDay | null;
  readonly state: string | null;
  readonly earliestDate: CalendarDay | null;
  readonly jobs: number;
}

/** A reminder is due within some weeks of the message, so that the days and states of those that are not due yet are few. */
const GROUPS = `with asked as (
    select coalesce(${IS_DUE}, false) as is_due, q.answer is not distinct from 'later' as is_later, q.earliest_date,
      (${SENT_AT} at time zone $timeZone::text)::date as sent_day, case when upper(btrim(c.state)) = any($states::text[]) then upper(btrim(c.state)) end as state
    from ${tablesFor('q.')} where ${SENT}),
  grouped as (
    select is_due, is_later, case when not is_due and not is_later then sent_day end as sent_day, case when not is_due and not is_later then state end as state, earliest_date
    from asked where is_due or not is_later or earliest_date is not null)
  select is_due as "isDue", is_later as "isLater", sent_day::text as "sentDay", state, min(earliest_date)::text as "earliestDate", count(*)::integer as jobs
    from grouped group by is_due, is_later, grouped.sent_day, grouped.state`;

const sum = (groups: readonly SentGroup[]): number => groups.reduce((jobs, group) => jobs + group.jobs, 0);

export async function loadReminderPlan(context: RequestContext): Promise<ReminderPlan> {
  const rules = await loadReminderRules(context);
  const bind = { ...(await approvalBinds(context)), states: [...STATES] };
  const groups = await context.sequelize.query<SentGroup>(GROUPS, { bind, type: QueryTypes.SELECT });
  const waiting = groups.filter(({ isDue }) => !isDue);
  const days = waiting.flatMap(({ isLater, ...facts }) => reminderDay({ ...facts, approval: isLater ? 'Not yet' : 'Sent' }, rules) ?? []);
  return { due: sum(groups.filter(({ isDue }) => isDue)), planned: sum(waiting), nextDay: days.toSorted()[0] ?? null };
}
