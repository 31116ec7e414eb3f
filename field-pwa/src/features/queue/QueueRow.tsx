// One thing that is not sent yet: what, on which task, since when, why it is still here, and what can be done with it.
import type { ReactNode } from 'react';
import { ArrowUp, CircleHelp, Clock, Ellipsis, type LucideIcon } from 'lucide-react';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { ActionName } from '../../platform/outbox/action-input.ts';
import type { QueueLine } from '../../platform/outbox/queue-lines.ts';
import { AboutLine } from './AboutLine.tsx';
import { ACTION_ICONS } from './action-icons.ts';
import styles from './QueueRow.module.css';

const STATE: Readonly<Record<Exclude<QueueLine['state'], 'needsYou'>, { readonly icon: LucideIcon; readonly say: string }>> = {
  undoable: { icon: Clock, say: 'Waiting since' },
  waiting: { icon: Clock, say: 'Waiting since' },
  sending: { icon: ArrowUp, say: 'Sending, pressed' },
  unanswered: { icon: CircleHelp, say: 'We don’t know yet whether it arrived, pressed' },
};

interface QueueRowProps {
  readonly line: QueueLine;
  readonly name: ActionName;
  /** What was typed, in short. */
  readonly said: string | null;
  readonly why: string | null;
  /** When it is tried again; left out where that cannot be. */
  readonly nextTry?: ReactNode;
  readonly now: Date;
  readonly zone: string;
  readonly onMore: () => void;
}

export function QueueRow({ line, name, said, why, nextTry, now, zone, onMore }: QueueRowProps) {
  const { icon, say } = STATE[line.state === 'needsYou' ? 'waiting' : line.state];
  const at = formatAsOf(line.pressedAt, dayInZone(now.toISOString(), zone), zone);
  return (
    <li className={styles.row} data-press={line.id} data-state={line.state}>
      <span className={styles.kind}>
        <Icon of={ACTION_ICONS[name]} size="l" />
      </span>
      <div className={styles.body}>
        <b>{line.what}</b>
        {said === null ? null : <p className={words.small}>{said}</p>}
        <AboutLine line={line} />
        <p className={classes(words.small, words.strong, styles.state)}>
          <Icon of={icon} size="s" />
          {say} {at}
        </p>
        {why === null ? null : <p className={classes(words.small, words.muted)}>{why}</p>}
        {nextTry}
      </div>
      <IconButton icon={Ellipsis} size="l" label={`${line.what}, ${at}: open or remove`} aria-haspopup="dialog" onClick={onMore} />
    </li>
  );
}
