// One change of the picked files: sent, what was refused is named, and what was there before can be put back.
import { useState } from 'react';
import { ChangeFilesDocument } from '@lotline/schema/generated/documents/files';
import type { ChangeFilesInput, ChangeFilesMutation } from '@lotline/schema/generated/operations';
import type { FileChange } from '@lotline/schema/domain/attachment/file-changes.rules';
import { job } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import type { JobFile } from '../job-data.ts';
import { undoOf } from './undo-labels.ts';

type Verdict = ChangeFilesMutation['changeFiles'][number];

export interface DoneChange {
  readonly says: string;
  readonly refused: readonly Verdict[];
  /** Null: it cannot be taken back whole. */
  readonly undo: readonly ChangeFilesInput[] | null;
}

const inputOf = (change: FileChange): Omit<ChangeFilesInput, 'ids'> => {
  if (change.of === 'category') return { category: change.category };
  return change.of === 'folder' ? { folder: change.folder ?? '' } : { addTags: [...change.add], removeTags: [...change.remove] };
};

const counted = (count: number): string => (count === 1 ? '1 file' : `${String(count)} files`);

function saysOf(change: FileChange, count: number): string {
  if (change.of === 'category') return `${counted(count)} filed as ${change.category}.`;
  if (change.of === 'folder')
    return change.folder === null ? `${counted(count)} moved out of their folders.` : `${counted(count)} moved to ${change.folder}.`;
  return `Tags of ${counted(count)} changed.`;
}

export function useFileChanges(jobId: number, categories: readonly string[]) {
  const [done, setDone] = useState<DoneChange | null>(null);
  const {
    run: send,
    isBusy,
    sentence,
  } = useCommand({
    touches: [job(jobId)],
    isDoneWhenRead: true,
    send: async (call, inputs: readonly ChangeFilesInput[], _client, stampOf) => {
      const verdicts: Verdict[] = [];
      for (const [part, input] of inputs.entries())
        verdicts.push(...(await call(ChangeFilesDocument, { input, client: stampOf(String(part)) })).data.changeFiles);
      return verdicts;
    },
  });

  const run = async (change: FileChange, files: readonly JobFile[]): Promise<boolean> => {
    const verdicts = await send([{ ...inputOf(change), ids: files.map(({ id }) => id) }]);
    if (verdicts === null) return false;
    const changed = files.filter(({ id }) => verdicts.some((verdict) => verdict.id === id && verdict.isAllowed));
    const refused = verdicts.filter(({ isAllowed }) => !isAllowed);
    setDone({ says: saysOf(change, changed.length), refused, undo: changed.length === 0 ? null : undoOf(change, changed, categories) });
    return true;
  };
  const undo = async (): Promise<void> => {
    if (done?.undo === null || done === null) return;
    if ((await send(done.undo)) !== null) setDone(null);
  };
  return { isBusy, problem: sentence, done, run, undo: () => void undo(), dismiss: () => setDone(null) };
}
