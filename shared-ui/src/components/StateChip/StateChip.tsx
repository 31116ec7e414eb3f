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
import { Icon } from '../Icon/Icon.tsx';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: string;
}

/** Every derived stage of a task has a look, and some states beside them. */
const STATES = {
  'New Job': { icon: Circle, tone: '' },
  Accepted: { icon: CircleCheck, tone: ' accepted' },
  'Work In Progress': { icon: Contrast, tone: ' wip' },
  Completed: { icon: Check, tone: ' done' },
  Submitted: { icon: Send, tone: ' sent' },
  Paid: { icon: CircleDollarSign, tone: ' sent' },
  'Approve for Payment': { icon: CircleCheck, tone: ' accepted' },
  Declined: { icon: CircleX, tone: ' bad' },
  Rejected: { icon: CircleX, tone: ' bad' },
  Overdue: { icon: Clock, tone: ' bad' },
  'On Hold': { icon: Pause, tone: ' hold' },
  Onsite: { icon: HardHat, tone: ' onsite' },
} as const satisfies Record<Stage, Look> & Record<string, Look>;

export type ChipState = keyof typeof STATES;

export function StateChip({ state, children }: { readonly state: ChipState; readonly children?: ReactNode }) {
  const { icon, tone } = STATES[state];
  return (
    <span className={`chip${tone}`}>
      <Icon of={icon} size="s" />
      {children ?? state}
    </span>
  );
}
