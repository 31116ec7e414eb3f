// The look of a job's status or a task's stage. Companies name their own statuses: an unknown name has a plain circle.
import {
  CalendarDays,
  Check,
  Circle,
  CircleCheck,
  CircleDot,
  CircleX,
  Clock,
  Contrast,
  Eye,
  Pause,
  Send,
  type LucideIcon,
} from 'lucide-react';
import { isNamedHold } from '@lotline/schema/domain/settings/named-hold';
import { classes } from '@lotline/shared-ui/styles/classes';
import styles from './StatusMark.module.css';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: string | undefined;
}

const PLAIN: Look = { icon: Circle, tone: undefined };
const HOLD: Look = { icon: Pause, tone: styles.hold };
const ACCEPTED = styles.accepted;
const LOOKS: Readonly<Record<string, Look>> = {
  'ready to schedule': { icon: CircleDot, tone: ACCEPTED },
  issued: { icon: CircleDot, tone: ACCEPTED },
  scheduled: { icon: CalendarDays, tone: ACCEPTED },
  accepted: { icon: CircleCheck, tone: ACCEPTED },
  'in construction': { icon: Contrast, tone: styles.wip },
  'in progress': { icon: Contrast, tone: styles.wip },
  'work in progress': { icon: Contrast, tone: styles.wip },
  'field complete': { icon: Check, tone: styles.done },
  completed: { icon: Check, tone: styles.done },
  complete: { icon: CircleCheck, tone: styles.done },
  closed: { icon: CircleCheck, tone: undefined },
  'office review': { icon: Send, tone: styles.sent },
  submitted: { icon: Send, tone: styles.sent },
  'approve for payment': { icon: CircleCheck, tone: ACCEPTED },
  rejected: { icon: CircleX, tone: styles.bad },
  declined: { icon: CircleX, tone: styles.bad },
  'no access': { icon: CircleX, tone: styles.bad },
  'ready to ask': { icon: CircleDot, tone: ACCEPTED },
  queued: { icon: Clock, tone: styles.wip },
  'not sent': { icon: CircleX, tone: styles.bad },
  sent: { icon: Send, tone: styles.sent },
  opened: { icon: Eye, tone: styles.sent },
  partly: { icon: Contrast, tone: styles.wip },
  'not yet': { icon: CalendarDays, tone: styles.wip },
  approved: { icon: CircleCheck, tone: styles.done },
  expired: { icon: Clock, tone: styles.bad },
  superseded: { icon: Clock, tone: undefined },
  revoked: { icon: CircleX, tone: undefined },
};

export const statusLook = (status: string): Look => LOOKS[status.toLowerCase()] ?? (isNamedHold(status) ? HOLD : PLAIN);

/** The background and text colour of its kind, for parts that show a status in a shape of their own. */
export const statusGround = (status: string): string => classes(styles.ground, statusLook(status).tone);
