// One section of the field list: its icon, how many tasks, its name, and what in it needs somebody.
import {
  CalendarDays,
  CalendarRange,
  ChevronRight,
  CircleCheck,
  CirclePause,
  CircleX,
  History,
  Layers,
  type LucideIcon,
} from 'lucide-react';
import type { SectionCount } from '@lotline/schema/domain/task/work-counts.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { sectionOfFieldList } from './field-list-path.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './SectionRow.module.css';

const ICONS: Partial<Record<SectionCount['group'], LucideIcon>> = {
  Rejected: CircleX,
  Completed: CircleCheck,
  'Previously Scheduled': History,
  'By Status': Layers,
  'Next Week': CalendarRange,
  'Next Month': CalendarRange,
  'On Hold': CirclePause,
};

const LOOKS: Partial<Record<SectionCount['group'], string | undefined>> = {
  Rejected: styles.bad,
  Completed: styles.done,
  'On Hold': styles.hold,
};

interface SectionRowProps {
  readonly section: SectionCount;
  /** Of which choice of groups it was counted. */
  readonly of: string;
}

export function SectionRow({ section, of }: SectionRowProps) {
  const { group, heading, isToday, range, tasks, overdue, begun, onsite } = section;
  const notes = [group === 'Completed' ? 'ready to submit' : range, begun > 0 ? `${begun.toLocaleString('en-AU')} in progress` : null];
  const note = notes.filter((part) => part !== null).join(' · ');
  return (
    <li>
      <a href={sectionOfFieldList(group, of)} className={classes(styles.row, LOOKS[group])}>
        <Icon of={ICONS[group] ?? CalendarDays} size="s" />
        <b>{tasks.toLocaleString('en-AU')}</b>
        <span className={classes(words.cut, styles.heading)}>{heading}</span>
        {isToday ? <span className={styles.today}>Today</span> : null}
        {onsite === 0 ? null : <span className={styles.onsite}>You are onsite</span>}
        <span className={classes(words.cut, words.muted, styles.note)}>{note}</span>
        {overdue === 0 ? null : <span className={styles.late}>{overdue.toLocaleString('en-AU')} overdue</span>}
        <Icon of={ChevronRight} size="s" className={styles.chevron} />
      </a>
    </li>
  );
}
