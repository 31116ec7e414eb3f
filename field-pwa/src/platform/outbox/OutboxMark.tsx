// Beside a task's state: an action is stored on this phone, shown once the server takes longer than a moment to answer.
import { useEffect, useState } from 'react';
import { ArrowUp, CircleAlert, CircleHelp, Smartphone, type LucideIcon } from 'lucide-react';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';
import { OUTBOX_WORDS, outboxState, type OutboxState } from './outbox-state.ts';
import { useEntries } from './outbox-context.ts';

/** What is answered sooner is not shown. */
const SHOWN_AFTER_MS = 1_000;

const ICON: Readonly<Record<OutboxState, LucideIcon>> = {
  saved: Smartphone,
  sending: ArrowUp,
  unknown: CircleHelp,
  needsYou: CircleAlert,
  onlyHere: CircleAlert,
};

interface OutboxMarkProps {
  readonly taskId: number;
  readonly jobId: number;
  readonly className?: string | undefined;
}

/** Of the task, and of its job where no task is named. */
export function OutboxMark({ taskId, jobId, className }: OutboxMarkProps) {
  const entries = useEntries().filter(({ action: { subject } }) =>
    subject.kind === 'task' ? subject.id === taskId : subject.kind === 'job' && subject.id === jobId,
  );
  const state = outboxState(entries);
  const isLong = useIsLong(state !== null);
  if (state === null || !(isLong || state === 'needsYou')) return null;
  return (
    <Tag icon={ICON[state]} label="" className={className}>
      <span data-kept={state}>{OUTBOX_WORDS[state]}</span>
    </Tag>
  );
}

function useIsLong(isThere: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isThere]);
  return isThere && isLong;
}
