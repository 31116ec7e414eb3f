// The icons that mean one thing wherever they stand. An icon is never the only carrier of a meaning.
import {
  Bookmark,
  Briefcase,
  CalendarDays,
  Camera,
  Check,
  CircleCheck,
  CircleX,
  Clock,
  CloudUpload,
  Contrast,
  HardHat,
  ListChecks,
  MapPin,
  MessageSquare,
  Paperclip,
  Pause,
  Pencil,
  Search,
  Send,
  Settings,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import styles from './Styles.module.css';

const ICONS: readonly (readonly [string, LucideIcon])[] = [
  ['Job', Briefcase],
  ['Task', ListChecks],
  ['Onsite', HardHat],
  ['Photo', Camera],
  ['File', Paperclip],
  ['Comment', MessageSquare],
  ['Address', MapPin],
  ['Day', CalendarDays],
  ['Late', Clock],
  ['In progress', Contrast],
  ['Completed', Check],
  ['Accepted', CircleCheck],
  ['Rejected', CircleX],
  ['On hold', Pause],
  ['Submitted', Send],
  ['Not sent yet', CloudUpload],
  ['Needs attention', TriangleAlert],
  ['Search', Search],
  ['Saved', Bookmark],
  ['Edit', Pencil],
  ['Remove', Trash2],
  ['Settings', Settings],
];

export function IconsPart() {
  return (
    <ul className={styles.icons}>
      {ICONS.map(([means, icon]) => (
        <li key={means}>
          <Icon of={icon} size="s" />
          <Icon of={icon} size="m" />
          <Icon of={icon} size="l" />
          {means}
        </li>
      ))}
    </ul>
  );
}
