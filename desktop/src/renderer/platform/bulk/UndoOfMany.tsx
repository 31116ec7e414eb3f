// Beside one's own change of several jobs, tasks, potential jobs, files or items of a job: the way back for all of them, where they are still as it left them (of an undo it
// is done again); part by part, with how far it is, and what stays by whom it was changed since.
import { useState } from 'react';
import { Redo2, Undo2 } from 'lucide-react';
import { ChangedRowsDocument } from '@lotline/schema/generated/documents/history';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useAsk } from '../data/use-ask.ts';
import { useFocusLeft } from '../frame/use-focus-left.ts';
import { figureInWords } from '../grid/list-state.ts';
import { Refused } from './Outcomes.tsx';
import type { Verdict } from './use-dry-run.ts';
import { useWayBack } from './ways-back.ts';

export interface OfMany {
  readonly actionId: string;
  readonly undoneBy: string;
  /** It was an undo: taken back it is done again. */
  readonly isOfUndo: boolean;
  /** Counted to one more than a thousand. */
  readonly count: number;
}

interface Progress {
  readonly done: number;
  readonly count: number;
}

/** All pages of what the change changed. */
function useChangedRows(): (ofMany: OfMany) => Promise<readonly number[]> {
  const { ask } = useAsk();
  return async ({ actionId, undoneBy }) => {
    const ids: number[] = [];
    for (let after: number | null = null; ; after = ids.at(-1) ?? null) {
      const page: readonly number[] = (await ask(ChangedRowsDocument, { actionId, undoneBy, after })).changedRows.ids;
      if (page.length === 0) return ids;
      ids.push(...page);
    }
  };
}

export function UndoOfMany({ ofMany }: { readonly ofMany: OfMany }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [verdicts, setVerdicts] = useState<readonly Verdict[] | null>(null);
  const { undo, rowsName } = useWayBack(ofMany.undoneBy);
  const changedRows = useChangedRows();
  const toast = useToast();
  // what was taken back is offered here no more
  const place = useFocusLeft<HTMLSpanElement>();
  const [verb, done] = ofMany.isOfUndo ? ['Redo', 'redone'] : ['Undo', 'undone'];
  const run = async (): Promise<void> => {
    setProgress({ done: 0, count: ofMany.count });
    try {
      const ids = await changedRows(ofMany);
      const told = await undo(ids, [ofMany.actionId], (answered) => setProgress({ done: answered, count: ids.length }));
      if (told?.some(({ isAllowed }) => !isAllowed) === true) setVerdicts(told);
      else if (told !== null) toast.success(`${told.length.toLocaleString('en-AU')} ${done}`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'That did not work.');
    } finally {
      setProgress(null);
    }
  };
  return (
    <span ref={place}>
      <Button tight kind="text" icon={ofMany.isOfUndo ? Redo2 : Undo2} busy={progress !== null} onClick={() => void run()}>
        {verb} for all {figureInWords(ofMany.count)} {rowsName}
      </Button>
      <span role="status">{progress === null || progress.done === 0 ? '' : ` ${progressWords(progress)}`}</span>
      {verdicts === null ? null : <Left verdicts={verdicts} done={done} onClose={() => setVerdicts(null)} />}
    </span>
  );
}

const progressWords = ({ done, count }: Progress): string => `${done.toLocaleString('en-AU')} of ${count.toLocaleString('en-AU')} done`;

interface LeftProps {
  readonly verdicts: readonly Verdict[];
  /** 'undone'. */
  readonly done: string;
  readonly onClose: () => void;
}

function Left({ verdicts, done, onClose }: LeftProps) {
  const refused = verdicts.filter(({ isAllowed }) => !isAllowed);
  return (
    <Sheet
      title={`${(verdicts.length - refused.length).toLocaleString('en-AU')} ${done}`}
      onClose={onClose}
      footer={
        <Button kind="primary" data-autofocus onClick={onClose}>
          Done
        </Button>
      }
    >
      <Refused refused={refused} of={verdicts.length} />
    </Sheet>
  );
}
