// Which of several jobs are given a task from a template: those whose work type has it and that do not have that task open already.
import type { Actor } from '../kernel/actor.ts';
import { addDays, type CalendarDay } from '../kernel/dates.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import { settingFor, type SettingRow } from '../settings/setting-for.ts';
import type { TaskTemplatesSetting, TemplateItem } from '../settings/task-templates.setting.ts';
import { canAddTask } from './job.lifecycle.ts';

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const templateOf = ({ templates }: TaskTemplatesSetting, name: string) => templates.find(({ taskName }) => isSame(taskName, name)) ?? null;

/** Of every work type, each name once, in the order in which they are done. */
export function templateNames(settings: readonly SettingRow[]): string[] {
  const names = settings.flatMap(({ workType }) => settingFor(settings, 'Task Templates', workType).config.templates);
  return names.map(({ taskName }) => taskName).filter((name, at, all) => all.findIndex((other) => isSame(other, name)) === at);
}

/**
 * @param setting of the job's own work type
 * @param openTasks names of its tasks that are neither set aside nor submitted
 */
export function canAddFromTemplate(actor: Actor, openTasks: readonly string[], setting: TaskTemplatesSetting, name: string): Verdict {
  return all(
    canAddTask(actor),
    unless(templateOf(setting, name) !== null, 'TEMPLATE_MISSING', {
      template: name,
      templates: setting.templates.map(({ taskName }) => taskName),
    }),
    unless(!openTasks.some((task) => isSame(task, name)), 'TASK_THERE', { task: name }),
  );
}

export interface TemplatedTask {
  readonly name: string;
  readonly groupName: string | null;
  readonly dueDate: CalendarDay | null;
  /** Of the job's lines; how much of each stands in template-items.rules. */
  readonly items: readonly TemplateItem[];
}

/** What the template makes of it on that day; null where there is none of that name. */
export function taskFromTemplate(setting: TaskTemplatesSetting, name: string, today: CalendarDay): TemplatedTask | null {
  const template = templateOf(setting, name);
  if (template === null) return null;
  const { taskName, groupName, leadDays, items } = template;
  return { name: taskName, groupName, dueDate: leadDays === null ? null : addDays(today, leadDays), items };
}

/**
 * Taking back a task that was added: while it is as it was added, and nothing has been said or done of it. Refusals: those of adding one, STALE_VERSION.
 * @param task isUsed: somebody has been onsite for it, has written of it, or has given it a file or a payment
 */
export const canUndoAddedTask = (actor: Actor, task: { readonly version: number; readonly isUsed: boolean }): Verdict =>
  all(canAddTask(actor), unless(task.version === 0 && !task.isUsed, 'STALE_VERSION'));
