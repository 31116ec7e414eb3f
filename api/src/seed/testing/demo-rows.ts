// The seed's rows in memory, for tests of what they promise.
import { makeCalendar, type Calendar } from '../calendar.ts';
import { generateDemo, type Size } from '../generate.ts';
import type { Row, TableName } from '../tables.ts';

export const ZONE = 'Australia/Sydney';

export interface DemoRows {
  readonly calendar: Calendar;
  readonly of: <T extends TableName>(table: T) => Row<T>[];
}

export function demoRows(today: string, size: Size = 'small', now?: Date): DemoRows {
  const calendar = makeCalendar(today, ZONE, now);
  const rowsByTable = new Map<TableName, Row[]>();
  for (const batch of generateDemo(size, calendar)) {
    for (const { table, rows } of batch) rowsByTable.set(table, [...(rowsByTable.get(table) ?? []), ...rows]);
  }
  return { calendar, of: <T extends TableName>(table: T) => rowsByTable.get(table) ?? [] };
}

export type TaskRow = Row<'schedule'>;

export interface LandmarkTask {
  readonly job: Row<'construction'>;
  readonly task: TaskRow;
  readonly items: Row<'schedule_item'>[];
  readonly visits: Row<'task_user'>[];
}

/** The tasks of that group on the job, in the order in which they were made. */
export function tasksOn(demo: DemoRows, workOrder: string, groupName: string): LandmarkTask[] {
  const job = demo.of('construction').find((row) => row.work_order === workOrder);
  const group = demo.of('work_group').find((row) => row.name === groupName);
  if (job === undefined || group === undefined) return [];
  return demo
    .of('schedule')
    .filter((row) => row.construction_id === job.id && row.group_id === group.id)
    .map((task) => ({
      job,
      task,
      items: demo.of('schedule_item').filter((row) => row.schedule_id === task.id),
      visits: demo.of('task_user').filter((row) => row.schedule_id === task.id),
    }));
}

export const textOrNull = (cell: unknown): string | null => (typeof cell === 'string' ? cell : null);
