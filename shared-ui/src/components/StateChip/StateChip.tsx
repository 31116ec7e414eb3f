// A state as icon and word on its own ground (look.md §1, table of states). The word can be made more exact: 'Onsite 1:12'.
import type { ReactNode } from 'react';
import {
  Check,
  Circle,
  CircleCheck,
  CircleDollarSign,
  CircleX,
  Clock,
  Contrast,
  HardHat,
  Pause,
  Send,
  type LucideIcon,
} from 'lucide-react';
import type { Stage } from '@lotline/schema/domain/task/task.stage';
import { classes } from '../../styles/classes.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './StateChip.module.css';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: string | undefined;
}

/** Every derived stage of a task has a look, and some states beside them. */
const STATES = {
  'New Job': { icon: Circle, tone: undefined },
  Accepted: { icon: CircleCheck, tone: styles.accepted },
  'Work In Progress': { icon: Contrast, tone: styles.wip },
  Completed: { icon: Check, tone: styles.done },
  Submitted: { icon: Send, tone: styles.sent },
  Paid: { icon: CircleDollarSign, tone: styles.sent },
  'Approve for Payment': { icon: CircleCheck, tone: styles.accepted },
  Declined: { icon: CircleX, tone: styles.bad },
  Rejected: { icon: CircleX, tone: styles.bad },
  Overdue: { icon: Clock, tone: styles.bad },
  'On Hold': { icon: Pause, tone: styles.hold },
  Onsite: { icon: HardHat, tone: styles.onsite },
} as const satisfies Record<Stage, Look> & Record<string, Look>;

export type ChipState = keyof typeof STATES;

interface StateChipProps {
  readonly state: ChipState;
  readonly children?: ReactNode;
  /** Nothing is to be done about it any more: what would be red is plain. */
  readonly isOver?: boolean;
  readonly className?: string | undefined;
}

export function StateChip({ state, children, isOver = false, className }: StateChipProps) {
  const { icon, tone } = STATES[state];
  return (
    <span className={classes(styles.chip, isOver && tone === styles.bad ? undefined : tone, className)}>
      <Icon of={icon} size="s" />
      {children ?? state}
    </span>
  );
}
