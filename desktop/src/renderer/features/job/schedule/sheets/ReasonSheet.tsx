// Moves that say why: set aside, brought back, reopened.
import { IgnoreTaskDocument, ReopenTaskDocument } from '@lotline/schema/generated/documents/task';
import { useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { CommandSheet } from '../../../../platform/command/CommandSheet.tsx';

type ReasonedMove = 'reopen' | 'aside' | 'restore';

interface Words {
  readonly title: (name: string) => string;
  readonly verb: string;
  readonly toastText: string;
  readonly what: string;
  /** What is asked for where it is left out; undefined: it may be. */
  readonly lacks?: string;
}

const WORDS: Readonly<Record<ReasonedMove, Words>> = {
  reopen: {
    title: (name) => `Reopen ${name}`,
    verb: 'Reopen',
    toastText: 'Reopened',
    what: 'The crew can work on it again. Its record stays in the history.',
    lacks: 'Give a reason for reopening it.',
  },
  aside: {
    title: (name) => `Set ${name} aside`,
    verb: 'Set aside',
    toastText: 'Set aside',
    what: 'It is no longer shown in the field, and nothing can be done on it until it is restored.',
    lacks: 'Give a reason for setting the task aside.',
  },
  restore: {
    title: (name) => `Restore ${name}`,
    verb: 'Restore',
    toastText: 'Restored',
    what: 'It is shown in the field again, as it was.',
  },
};

interface ReasonSheetProps {
  readonly task: Task;
  readonly move: ReasonedMove;
  readonly onClose: () => void;
}

export function ReasonSheet({ task, move, onClose }: ReasonSheetProps) {
  const { job } = useJobView();
  const { title, verb, toastText, what, lacks } = WORDS[move];
  const command = useJobChange<{ scheduleId: number; reason: string; move: ReasonedMove }>({
    jobId: job.id,
    toastText,
    send: async (call, { move: made, ...input }, client) => {
      if (made === 'reopen') await call(ReopenTaskDocument, { ...input, client });
      else await call(IgnoreTaskDocument, { input: { ...input, ignored: made === 'aside' }, client });
      return null;
    },
  });
  const label = lacks === undefined ? 'Reason (optional)' : 'Reason';
  return (
    <CommandSheet
      title={title(task.name)}
      subtitle={`Job ${job.workOrder}`}
      verb={verb}
      isDanger={move === 'aside'}
      draft={`${move}-task-${String(task.id)}`}
      above={<p>{what}</p>}
      fields={{ reason: { label, kind: 'text', maxLength: 1000, required: lacks } }}
      command={command}
      inputOf={({ reason }) => ({ scheduleId: task.id, reason, move })}
      onClose={onClose}
    />
  );
}
