// One event: when, what, what was there before and after, who.
import {
  ArrowRight,
  Camera,
  Coins,
  HardHat,
  ListChecks,
  MessageSquare,
  Receipt,
  ReceiptText,
  Settings2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { EventKind } from '@lotline/schema/domain/history/event-word-parts';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { UndoOfMany } from '../../../platform/bulk/UndoOfMany.tsx';
import type { HistoryLine } from './history-lines.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './EventLine.module.css';

const SIGNS: Readonly<Record<EventKind, LucideIcon>> = {
  job: Settings2,
  task: HardHat,
  item: ListChecks,
  file: Camera,
  comment: MessageSquare,
  contact: Users,
  payment: Coins,
  cost: Receipt,
};

export function EventLine({
  line: { kind, time, sentence, changes, who, device, later, submittedTask, ofMany },
  isChosen,
  isAfter,
  onReceipt,
  children,
}: {
  readonly line: HistoryLine;
  readonly isChosen: boolean;
  /** It came after the moment that the job is shown of. */
  readonly isAfter: boolean;
  readonly onReceipt: () => void;
  /** What it brought with it. */
  readonly children?: ReactNode;
}) {
  return (
    <li className={styles.event} aria-current={isChosen || undefined} data-after={isAfter || undefined}>
      <span className={words.muted}>{time}</span>
      <Icon of={SIGNS[kind]} size="s" />
      <div>
        {isAfter ? <span className={words.sr}>After the chosen moment: </span> : null}
        {sentence}
        {changes.map(({ label, before, after }) => (
          <span key={label} className={styles.change}>
            {label}
            {': '}
            <del>{before ?? 'nothing'}</del>
            <Icon of={ArrowRight} size="s" />
            <span className={words.sr}> became </span>
            <ins>{after ?? 'nothing'}</ins>
          </span>
        ))}
        {submittedTask === null ? null : ' '}
        {submittedTask === null ? null : (
          <Button icon={ReceiptText} onClick={onReceipt} aria-label={`Receipt: ${sentence}, ${time}`}>
            Receipt
          </Button>
        )}
        {ofMany === null ? null : <UndoOfMany ofMany={ofMany} />}
        {later === null ? null : <span className={styles.later}>{later}</span>}
        {children}
      </div>
      <span className={styles.who}>
        {who}
        {device === null ? null : <span className={styles.device}>{device}</span>}
      </span>
    </li>
  );
}
