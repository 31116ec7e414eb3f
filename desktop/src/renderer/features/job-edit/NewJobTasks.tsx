// The tasks that a new job begins with, from the templates of its work type, each with the items that it brings: chosen here, and told before the job is saved.
import { itemsOfNewJob, type NewJobItems } from '@lotline/schema/domain/item/new-job-items.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { taskDueWarning } from '@lotline/schema/domain/job/key-dates.rules';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { ItemsByCodeDocument } from '@lotline/schema/generated/documents/item';
import { TaskTemplatesDocument } from '@lotline/schema/generated/documents/task';
import type { TaskTemplatesQuery } from '@lotline/schema/generated/operations';
import words from '@lotline/shared-ui/styles/words.module.css';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { Tick } from '../../platform/controls/Tick.tsx';
import { SETTINGS } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { useToday } from '../../platform/frame/use-today.ts';
import styles from './NewJobTasks.module.css';

type Template = TaskTemplatesQuery['taskTemplates'][number];

type DueDays = Parameters<typeof taskDueWarning>[1];

interface NewJobTasksProps {
  readonly workType: string;
  /** The job's due dates as they are typed. */
  readonly due: DueDays;
  /** Names, also of templates that another work type has. */
  readonly chosen: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
}

export function useTemplatesOf(workType: string) {
  return useRead(TaskTemplatesDocument, { variables: { workType }, follows: SETTINGS, isWanted: workType !== '' });
}

export function NewJobTasks({ workType, due, chosen, onChoose }: NewJobTasksProps) {
  const today = useToday();
  const read = useTemplatesOf(workType);
  const templates = read.data?.taskTemplates ?? [];
  const codes = templates.flatMap(({ items }) => items.map(({ code }) => code));
  const catalogue = useRead(ItemsByCodeDocument, { variables: { codes }, follows: [], isWanted: codes.length > 0 });
  const known = optionalData(catalogue)?.itemsByCode ?? [];
  if (templates.length === 0) return <ReadNote read={read} title="The task templates could not be loaded." />;
  const taken = templates
    .filter(({ name }) => chosen.includes(name))
    .map((template) => ({ template, ...itemsOfNewJob(template.items, known) }));
  return (
    <section id="tasks" aria-labelledby="tasks-title">
      <h2 id="tasks-title">Tasks and items</h2>
      <p className={words.muted}>Chosen here, they are created together with the job. Tasks stay with the office until they are issued.</p>
      <ReadNote read={catalogue} title="The items of the templates could not be loaded." />
      <div className={styles.templates} role="group" aria-label="Tasks of the new job">
        {templates.map((template) => (
          <Tick
            key={template.name}
            isOn={chosen.includes(template.name)}
            onChange={(isOn) => onChoose(isOn ? [...chosen, template.name] : chosen.filter((name) => name !== template.name))}
          >
            <b>{template.name}</b> <span className={words.muted}>{aboutTemplate(template, today)}</span>
          </Tick>
        ))}
      </div>
      {taken.length === 0 ? null : (
        <ul className={styles.told} role="status" aria-label="What is created with the job">
          {taken.map(({ template, ...items }) => (
            <li key={template.name}>
              {template.name}: {saidOf(items)} {lateWords(template, today, due)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function aboutTemplate({ leadDays, items }: Template, today: string): string {
  const due = leadDays === null ? null : `due ${formatDate(addDays(today, leadDays))}`;
  const names = items.length === 1 ? '1 item' : `${String(items.length)} items`;
  const count = items.some(({ quantity }) => quantity !== null) ? names : `${names} without a quantity`;
  return [due, items.length === 0 ? null : count].filter((part) => part !== null).join(', ');
}

/** A task of a new job that is due after the job itself is said before both are created. */
function lateWords({ leadDays }: Template, today: string, due: DueDays): string | null {
  const day = leadDays === null ? null : addDays(today, leadDays);
  const warning = day === null ? undefined : taskDueWarning(day, due);
  return day === null || warning === undefined ? null : `Due ${formatDate(day)}. ${warning}`;
}

function saidOf({ given, open, unknown }: NewJobItems): string {
  const brought = given.map(({ code, quantity }) => `${formatQuantity(quantity)} × ${code}`).join(', ');
  return [
    brought === '' ? 'a task without items.' : `a task with ${brought}.`,
    open.length === 0 ? null : `Add these on the Items tab, because the template gives no quantity: ${open.join(', ')}.`,
    unknown.length === 0 ? null : `Not in the catalogue, left out: ${unknown.join(', ')}.`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}
