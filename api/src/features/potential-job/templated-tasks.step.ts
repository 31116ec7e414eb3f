// The tasks that new jobs are given from templates, with what each template does as lines of the job: it has none yet (screens.md §2.9).
import { QueryTypes } from 'sequelize';
import { canAddFromTemplate, taskFromTemplate } from '@lotline/schema/domain/job/job-tasks.rules';
import { codeKey } from '@lotline/schema/domain/item/template-items.rules';
import { addQuantities } from '@lotline/schema/domain/kernel/money';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { TaskTemplatesSetting, TemplateItem } from '@lotline/schema/domain/settings/task-templates.setting';
import { isErrorCode } from '@lotline/schema/errors/catalogue';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { must } from '../../platform/command/must.ts';
import { judgeTasks } from '../bulk-job-edit/judged-tasks.queries.ts';
import { writeTasks } from '../bulk-job-edit/write-tasks.step.ts';
import { insertItems } from '../item/new-items.step.ts';
import { settingsOfWorkTypes } from '../setting/settings-of-work-types.queries.ts';

export interface TasksOfJobs {
  readonly constructionIds: readonly number[];
  readonly workType: string;
  readonly templates: readonly string[];
}

/** All or none. @throws RefusalError CLAIM_REQUIRED, TEMPLATE_MISSING, and what a job of them refuses with */
export async function addTemplatedTasks(command: CommandContext, { constructionIds, workType, templates }: TasksOfJobs): Promise<void> {
  if (templates.length === 0) return;
  const setting = (await settingsOfWorkTypes(command, 'Task Templates', [workType]))(workType);
  for (const template of templates) must(canAddFromTemplate(command.actor, [], setting, template));
  const lines = await plannedLines(command, templates, setting);
  // one after the other: a connection answers one statement at a time
  for (const constructionId of constructionIds) await insertItems(command, constructionId, lines);
  for (const template of templates) {
    const asked = { ids: [...constructionIds], template, groupId: null, dueDate: null, isTrial: false };
    const { verdicts, planned } = await judgeTasks(command, asked, command.at);
    const refused = verdicts.find(({ isAllowed }) => !isAllowed)?.code ?? null;
    if (refused !== null) refuse(isErrorCode(refused) ? refused : 'NOT_FOUND');
    await writeTasks(command, planned);
  }
}

/** Items of the catalogue that the templates name with a quantity; of several that name the same, the sum. What has none is planned in the job itself. */
async function plannedLines(command: CommandContext, templates: readonly string[], setting: TaskTemplatesSetting) {
  const today = dayInZone(command.at.toISOString(), command.timeZone);
  const quantities = new Map<string, string>();
  for (const { code, quantity } of templates.flatMap(
    (name): readonly TemplateItem[] => taskFromTemplate(setting, name, today)?.items ?? [],
  ))
    if (quantity !== null) quantities.set(codeKey(code), addQuantities(quantities.get(codeKey(code)) ?? '0', quantity));
  if (quantities.size === 0) return [];
  const found = await command.sequelize.query<{ id: number; key: string }>(
    `select i.id, lower(btrim(i.code)) as key from field_item i where not i.is_archived and lower(btrim(i.code)) = any($codes::text[]) order by i.id`,
    { bind: { codes: [...quantities.keys()] }, transaction: command.transaction, type: QueryTypes.SELECT },
  );
  return found.map(({ id: itemId, key }) => ({ itemId, quantity: quantities.get(key) ?? '0', unitAmount: null, comments: null }));
}
