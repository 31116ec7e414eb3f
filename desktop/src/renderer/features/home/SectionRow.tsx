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
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { FIELD_LIST } from './field-list-path.ts';
import type { SectionCount } from './work-counts.ts';

const ICONS: Partial<Record<SectionCount['group'], LucideIcon>> = {
  Rejected: CircleX,
  Completed: CircleCheck,
  'Previously Scheduled': History,
  'By Status': Layers,
  'Next Week': CalendarRange,
  'Next Month': CalendarRange,
  'On Hold': CirclePause,
};

const LOOKS: Partial<Record<SectionCount['group'], string>> = { Rejected: 'bad', Completed: 'done', 'On Hold': 'hold' };

export function SectionRow({ section }: { readonly section: SectionCount }) {
  const { group, heading, isToday, range, tasks, overdue, begun, onsite } = section;
  const notes = [group === 'Completed' ? 'ready to submit' : range, begun > 0 ? `${begun} in progress` : null];
  const note = notes.filter((part) => part !== null).join(' · ');
  return (
    <li>
      <a href={FIELD_LIST} className={LOOKS[group]}>
        <Icon of={ICONS[group] ?? CalendarDays} size="s" />
        <b>{tasks}</b>
        <span className="cut heading">{heading}</span>
        {isToday ? <span className="today">Today</span> : null}
        {onsite === 0 ? null : <span className="onsite">You are onsite</span>}
        <span className="cut muted">{note}</span>
        {overdue === 0 ? null : <span className="late">{overdue} overdue</span>}
        <Icon of={ChevronRight} size="s" className="chevron" />
      </a>
    </li>
  );
}
