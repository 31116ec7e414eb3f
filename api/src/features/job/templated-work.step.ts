// The tasks from templates that a new job begins with, each with the items that it brings (screens.md §2.7). The form tells them before it is saved, by the same
// rules.
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { itemsOfNewJob } from '@lotline/schema/domain/item/new-job-items.rules';
import { catalogueKey } from '@lotline/schema/domain/item/pasted-items.rules';
import { canAddFromTemplate, taskFromTemplate, type TemplatedTask } from '@lotline/schema/domain/job/job-tasks.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import { mustTakeRecords } from './job-room.step.ts';
import { insertTask } from './new-task.step.ts';

const GROUPS = prepared('groups-of-templates', 'select g.id, g.name from work_group g where g.is_active and g.name = any($names::text[])');
const CATALOGUE = prepared(
  'items-of-templates',
  `select i.id, i.code, i.is_archived as "isArchived" from field_item i
    where not i.is_archived and upper(regexp_replace(i.code, '\\s', '', 'g')) = any($codes::text[])`,
);

interface NewJob {
  readonly constructionId: number;
  readonly workType: string;
}

/** @throws RefusalError TEMPLATE_MISSING for a template that the work type does not have, JOB_FULL. */
export async function addTemplatedWork(
  command: CommandContext,
  { constructionId, workType }: NewJob,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const setting = await loadSetting(command, 'Task Templates', workType);
  const today = dayInZone(command.at.toISOString(), command.timeZone);
  const tasks = names.map((name, at): TemplatedTask => {
    const verdict = canAddFromTemplate(command.actor, names.slice(0, at), setting, name);
    const task = taskFromTemplate(setting, name, today);
    return verdict.ok && task !== null ? task : refuse(verdict.ok ? 'TEMPLATE_MISSING' : verdict.code, verdict.ok ? {} : verdict.details);
  });
  const groups = await rows<{ id: number; name: string }>(command, GROUPS, { names: tasks.flatMap(({ groupName }) => groupName ?? []) });
  const codes = tasks.flatMap(({ items }) => items.map(({ code }) => catalogueKey(code)));
  const catalogue = await rows<{ id: number; code: string; isArchived: boolean }>(command, CATALOGUE, { codes });
  for (const { name, groupName, dueDate, items } of tasks) {
    const { given } = itemsOfNewJob(items, catalogue);
    await mustTakeRecords(command, constructionId, { tasks: 1, items: given.length });
    const groupId = groups.find((group) => group.name === groupName)?.id ?? null;
    await insertTask(command, { ...{ constructionId, name, groupId, dueDate, items: [] }, newItems: [...given] });
  }
}

const rows = <Row extends object>({ sequelize, transaction }: CommandContext, sql: string, bind: object): Promise<Row[]> =>
  sequelize.query<Row>(sql, { bind: { ...bind }, transaction, type: QueryTypes.SELECT });
