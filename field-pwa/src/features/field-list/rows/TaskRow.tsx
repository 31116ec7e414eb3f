// One task of the list: the plate, where, what, when, its state, and what office and field say (mock 1-list). The whole row opens the task.
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { MessageCircle, MessagesSquare, Send } from 'lucide-react';
import { plateOf, rowLine } from '@lotline/schema/domain/kernel/address';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Plate } from '@lotline/shared-ui/components/Plate/Plate';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { OutboxMark } from '../../../platform/outbox/OutboxMark.tsx';
import { rowChips, rowWhen, type Clock, type RowPlace } from '../facts/row-facts.ts';
import { rowNotes } from '../facts/row-notes.ts';
import { OnsiteChip } from './OnsiteChip.tsx';
import { RowTags } from './RowTags.tsx';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskRow.module.css';

interface TaskRowProps {
  readonly task: FieldTask;
  readonly place: RowPlace;
  readonly clock: Clock;
  /** The job's status, where the work type is followed by it and no head above says it already. */
  readonly jobStatus: string | null;
  /** Whose the task is, where the list holds several crews'. */
  readonly crew: string | null;
  /** Where not all rows are drawn: which line of the list this is, and which of how many under its head. */
  readonly index?: number;
  readonly position?: number;
  readonly count?: number;
  readonly measure?: ((row: Element | null) => void) | undefined;
}

export const taskPath = (task: FieldTask): string => `/field/construction/${task.constructionId}/${task.id}`;

export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, place, clock, jobStatus, crew, index, position, count, measure } = props;
  const plate = plateOf(task);
  const when = rowWhen(task, place, clock);
  return (
    <li ref={measure} data-index={index} aria-posinset={position} aria-setsize={count}>
      <Link className={styles.task} to={taskPath(task)} data-task={task.id}>
        <Plate
          prefix={plate.label}
          number={plate.value === '' ? '–' : plate.value}
          here={task.isCurrentlyOnsite}
          className={styles.plate}
        />
        <span className={classes(styles.first, task.isCurrentlyOnsite && styles.onsite)}>
          <span className={classes(words.cut, styles.cut)}>{rowLine(task)}</span>
          {task.isCurrentlyOnsite ? <OnsiteChip since={task.onsiteSinceUtc} className={styles.clock} /> : null}
        </span>
        <span className={styles.second}>
          <span className={styles.what}>
            <span className={classes(words.cut, styles.cut)}>{task.name}</span>
            <span className={words.keep}>{`· WO ${task.workOrder}`}</span>
          </span>
          {when === null ? null : <span className={classes(styles.when, when.isOver && styles.over)}>{when.text}</span>}
        </span>
        <span className={styles.third}>
          {rowChips(task, place, clock.today).map(({ state, text }) => (
            <StateChip key={state} state={state} className={styles.chip}>
              {text}
            </StateChip>
          ))}
          <LabelledText label="Crew" text={crew} />
          <LabelledText label="Job status" text={jobStatus} />
          <RowTags task={task} zone={clock.zone} />
          <OutboxMark taskId={task.id} jobId={task.constructionId} />
        </span>
        <RowNotes task={task} zone={clock.zone} />
      </Link>
    </li>
  );
});

function LabelledText({ label, text }: { readonly label: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <span className={classes(words.cut, styles.cut, styles.said)}>
      <span className={words.sr}>{label} </span>
      {text}
    </span>
  );
}

const NOTE_ICONS = { builder: Send, office: MessageCircle, field: MessagesSquare } as const;

function RowNotes({ task, zone }: { readonly task: FieldTask; readonly zone: string }) {
  return rowNotes(task, zone).map(({ of, text }) => (
    <span key={of} className={styles.note}>
      <Icon of={NOTE_ICONS[of]} size="s" />
      <span className={classes(words.cut, styles.cut)}>{text}</span>
    </span>
  ));
}
