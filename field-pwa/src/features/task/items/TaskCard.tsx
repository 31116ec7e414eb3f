// One task of the resource group: who is onsite, its items with what was done, and what can be added (specification 1 §2; mock 2-task).
import type { ReactNode } from 'react';
import { HardHat, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button, type ButtonProps } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { isOutOfReach } from '../facts/next-step.ts';
import type { Task } from '../facts/page-data.ts';
import { movesOf } from '../facts/task-facts.ts';
import { chipOf } from '../TaskHead.tsx';
import { useTaskPage } from '../task-page-context.ts';
import { rejectedStrip } from './item-row.ts';
import { ItemsTable } from './ItemsTable.tsx';
import { TaskDoors } from './TaskDoors.tsx';
import { visitLines } from './visit-lines.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskCard.module.css';

/** 'Ridgeway Cabling · reopened'. When it was completed stands in the head; once submitted the head no longer says that it was in part. */
function noteOf(task: Task, groupName: string | undefined): string {
  const isOpenAgain = task.completedDate === null && task.isReopened;
  const state = isOpenAgain ? 'reopened' : task.submittedDate !== null && task.isPartial ? 'partially completed' : null;
  return [groupName ?? task.resource, state].filter((part) => part !== null && part !== undefined).join(' · ');
}

export function OpenedTaskCard({ task }: { readonly task: Task }) {
  const { data } = useTaskPage();
  const groupName = data.groups.find((group) => group.id === task.groupId)?.name;
  return (
    <Card title={task.name} note={noteOf(task, groupName)} rejected={rejectedStrip(task)} bodyClassName={styles.body} open>
      <TaskBody task={task} />
    </Card>
  );
}

export function OtherTaskCard({ task }: { readonly task: Task }) {
  const { job } = useTaskPage();
  const origin = job.schedules.find((other) => other.childTaskId === task.id);
  const note = (
    <>
      <StateChip state={chipOf(task)} />
      {task.isReopened ? 'reopened' : origin === undefined ? null : `after ${origin.name}`}
    </>
  );
  return (
    <Card title={task.name} note={note} rejected={rejectedStrip(task)} bodyClassName={styles.body}>
      <TaskBody task={task}>
        <Link className={buttonClass({ wide: true })} to={`/field/construction/${String(job.id)}/${String(task.id)}`}>
          Open {task.name}
        </Link>
      </TaskBody>
    </Card>
  );
}

function TaskBody({ task, children }: { readonly task: Task; readonly children?: ReactNode }) {
  const adding = useAdding(task);
  return (
    <>
      <Visits task={task} />
      {task.comments === null || task.comments.trim() === '' ? null : <p className={styles.comments}>{task.comments}</p>}
      {task.declinedDate === null ? <TaskDoors task={task} /> : null}
      {task.items.length === 0 ? (
        <p className={classes(words.muted, words.small, styles.none)}>
          {adding === null ? 'No items on this task.' : 'No items on this task yet. Add unplanned work below.'}
        </p>
      ) : (
        <ItemsTable task={task} />
      )}
      <div className={styles.foot}>
        {adding === null ? null : <AddItemButton task={task} {...adding} />}
        {children}
      </div>
    </>
  );
}

function Visits({ task }: { readonly task: Task }) {
  const { actor, now, zone } = useTaskPage();
  const lines = visitLines(task.taskUsers, actor.userId, { now, zone });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.visits} aria-label="Onsite">
      {lines.map((line) => (
        <li key={line.key} className={line.isOpen ? styles.running : undefined}>
          <Icon of={HardHat} />
          {line.text}
        </li>
      ))}
    </ul>
  );
}

type Adding = Pick<ButtonProps, 'refusedBecause' | 'reason'>;

/** Refused with its reason where the person can still make it possible; null once it is too late. */
function useAdding(task: Task): Adding | null {
  const { actor } = useTaskPage();
  const verdict = movesOf(actor, task)('addItem');
  if (verdict.ok) return {};
  if (isOutOfReach(verdict) || task.submittedDate !== null || task.declinedDate !== null) return null;
  const reason = verdict.code === 'ITEM_CHANGE_NOT_ALLOWED' ? 'later' : 'needs';
  return { refusedBecause: sayError(verdict.code, verdict.details), reason };
}

function AddItemButton({ task, ...adding }: Adding & { readonly task: Task }) {
  const { show } = useTaskPage();
  return (
    <Button wide icon={Plus} {...adding} onClick={() => show({ name: 'addItem', taskId: task.id })}>
      Add unplanned item
    </Button>
  );
}
