// Moves that say why: set aside, brought back, reopened.
import { z } from 'zod';
import { IgnoreTaskDocument, ReopenTaskDocument } from '@lotline/schema/generated/documents/task';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { useFormDraft } from '../../../../platform/form/use-form-draft.ts';
import { useJobView } from '../../job-context.ts';
import type { Task } from '../../job-data.ts';
import { useJobChange } from '../../use-job-change.ts';
import { TaskSheet } from './TaskSheet.tsx';

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
    lacks: 'Say why it is reopened.',
  },
  aside: {
    title: (name) => `Set ${name} aside`,
    verb: 'Set aside',
    toastText: 'Set aside',
    what: 'It leaves the field’s lists, and nothing can be done on it until it is restored.',
    lacks: 'Say why the task is set aside.',
  },
  restore: {
    title: (name) => `Restore ${name}`,
    verb: 'Restore',
    toastText: 'Restored',
    what: 'It is back in the field’s lists as it was.',
  },
};

interface ReasonSheetProps {
  readonly task: Task;
  readonly move: ReasonedMove;
  readonly onClose: () => void;
}

export function ReasonSheet({ task, move, onClose }: ReasonSheetProps) {
  const { job } = useJobView();
  const draft = useFormDraft({ name: `${move}-task-${String(task.id)}`, shapes: { reason: z.string() }, start: { reason: '' }, onClose });
  const { reason } = draft.values;
  const { title, verb, toastText, what, lacks } = WORDS[move];
  const { run, isBusy, problem } = useJobChange<{ scheduleId: number; reason: string; move: ReasonedMove }>({
    jobId: job.id,
    toastText,
    onDone: draft.close,
    send: async (call, { move: made, ...input }, client) => {
      if (made === 'reopen') await call(ReopenTaskDocument, { ...input, client });
      else await call(IgnoreTaskDocument, { input: { ...input, ignored: made === 'aside' }, client });
      return null;
    },
  });
  return (
    <TaskSheet
      title={title(task.name)}
      verb={verb}
      isBusy={isBusy}
      problem={problem}
      lacks={reason.trim() === '' ? lacks : undefined}
      draft={draft}
      isDanger={move === 'aside'}
      onSave={() => run({ scheduleId: task.id, reason: reason.trim(), move })}
      onClose={onClose}
    >
      <p>{what}</p>
      <TextArea
        label={lacks === undefined ? 'Reason (optional)' : 'Reason'}
        data-autofocus=""
        maxLength={1000}
        value={reason}
        onChange={(words) => draft.set({ reason: words })}
      />
    </TaskSheet>
  );
}
