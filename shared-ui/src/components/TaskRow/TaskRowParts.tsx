// What stands on a row of the task list: the plate, where, what, when, its state, and what office and field say (mock 1-list). The phone's list puts it in a link, the
// office's preview shows it as it is.
import type { ReactNode } from 'react';
import { MessageCircle, MessagesSquare, Send } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Plate } from '../Plate/Plate.tsx';
import { StateChip, type ChipState } from '../StateChip/StateChip.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import styles from './TaskRowParts.module.css';

const NOTE_ICONS = { builder: Send, office: MessageCircle, field: MessagesSquare } as const;

/** A day of another year is long. */
const WITH_YEAR = /\d{4}$/;

/** Of what holds the parts. */
export const taskRowClass = styles.task;
/** Of the running clock. */
export const rowClockClass = styles.clock;

export interface TaskRowPartsProps {
  readonly plate: { readonly label: string; readonly value: string };
  /** Somebody is onsite here now. */
  readonly isOnsite: boolean;
  /** The address. */
  readonly line: string;
  readonly name: string;
  readonly workOrder: string;
  readonly when: { readonly text: string; readonly isOver: boolean } | null;
  readonly chips: readonly { readonly state: ChipState; readonly text: string | null }[];
  /** The job's status, where the work type is followed by it and no head above says it already. */
  readonly jobStatus: string | null;
  readonly crew: string | null;
  readonly notes: readonly { readonly of: keyof typeof NOTE_ICONS; readonly text: string }[];
  /** Beside the address. */
  readonly clock?: ReactNode;
  /** Behind the chips. */
  readonly tags?: ReactNode;
}

export function TaskRowParts(props: TaskRowPartsProps) {
  const { plate, isOnsite, line, name, workOrder, when, chips, jobStatus, crew, notes, clock, tags } = props;
  return (
    <>
      <Plate prefix={plate.label} number={plate.value === '' ? '–' : plate.value} here={isOnsite} className={styles.plate} />
      <span className={classes(styles.first, isOnsite && styles.onsite)}>
        <span className={classes(words.cut, styles.cut)}>{line}</span>
        {clock}
      </span>
      <span className={classes(styles.second, when !== null && WITH_YEAR.test(when.text) && styles.long)}>
        <span className={styles.what}>
          <span className={classes(words.cut, styles.cut)}>{name}</span>
          <span className={words.keep}>{`· WO ${workOrder}`}</span>
        </span>
        {when === null ? null : <span className={classes(styles.when, when.isOver && styles.over)}>{when.text}</span>}
      </span>
      <span className={styles.third}>
        {chips.map(({ state, text }) => (
          <StateChip key={state} state={state} className={styles.chip}>
            {text}
          </StateChip>
        ))}
        <LabelledText label="Crew" text={crew} />
        <LabelledText label="Job status" text={jobStatus} />
        {tags}
      </span>
      {notes.map(({ of, text }) => (
        <span key={of} className={styles.note}>
          <Icon of={NOTE_ICONS[of]} size="s" />
          <span className={classes(words.cut, styles.cut)}>{text}</span>
        </span>
      ))}
    </>
  );
}

function LabelledText({ label, text }: { readonly label: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <span className={classes(words.cut, styles.cut, styles.said)}>
      <span className={words.sr}>{label} </span>
      {text}
    </span>
  );
}
