// One change of the picked files: sent, what was refused is named, and what was there before can be put back.
import { useState } from 'react';
import { ChangeFilesDocument } from '@lotline/schema/generated/documents/files';
import type { ChangeFilesInput, ChangeFilesMutation } from '@lotline/schema/generated/operations';
import { labelsAfter, type FileChange } from '@lotline/schema/domain/attachment/file-changes.rules';
import { AT_ONCE } from '../../../platform/bulk/at-once.ts';
import { useTakeBack } from '../../../platform/bulk/use-dry-run.ts';
import { useUndoFileChanges } from '../../../platform/bulk/ways-back.ts';
import { job } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import type { JobFile } from '../job-data.ts';

type Verdict = ChangeFilesMutation['changeFiles'][number];

export interface DoneChange {
  readonly says: string;
  readonly refused: readonly Verdict[];
  /** What there is to take back: a file that was so already is not among them. */
  readonly changed: readonly number[];
}

interface Sent {
  /** Of the whole, however many parts it was sent in. */
  readonly actionId: string;
  readonly verdicts: readonly Verdict[];
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

/** As many at once as the server takes; the history has its parts as one change. */
const useSentChange = (jobId: number) =>
  useCommand<ChangeFilesInput, Sent>({
    touches: [job(jobId)],
    isDoneWhenRead: true,
    send: async (call, { ids, ...change }, { id: actionId }, stampOf) => {
      const verdicts: Verdict[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const input = { ...change, ids: ids.slice(from, from + AT_ONCE) };
        const client = { ...stampOf(String(from)), batchId: actionId };
        verdicts.push(...(await call(ChangeFilesDocument, { input, client })).data.changeFiles);
      }
      return { actionId, verdicts };
    },
  });

export function useFileChanges(jobId: number, categories: readonly string[]) {
  const [done, setDone] = useState<(DoneChange & Pick<Sent, 'actionId'>) | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const { run: send, isBusy, sentence } = useSentChange(jobId);
  const [back, takeBack] = [useUndoFileChanges(), useTakeBack()];

  const isOther = ({ tags, path }: JobFile, change: FileChange): boolean => {
    const after = labelsAfter({ tags, folder: path }, change, categories);
    return after.tags !== tags || after.folder !== path;
  };
  const run = async (change: FileChange, files: readonly JobFile[]): Promise<boolean> => {
    const sent = await send({ ...inputOf(change), ids: files.map(({ id }) => id) });
    if (sent === null) return false;
    const { actionId, verdicts } = sent;
    const allowed = new Set(verdicts.flatMap(({ id, isAllowed }) => (isAllowed ? [id] : [])));
    const changed = files.flatMap((file) => (allowed.has(file.id) && isOther(file, change) ? [file.id] : []));
    setDone({ says: saysOf(change, allowed.size), refused: verdicts.filter(({ isAllowed }) => !isAllowed), changed, actionId });
    return true;
  };
  const undo = async (): Promise<void> => {
    if (done === null) return;
    setIsUndoing(true);
    try {
      if (await takeBack(back, done.changed, [done.actionId])) setDone(null);
    } finally {
      setIsUndoing(false);
    }
  };
  return { isBusy: isBusy || isUndoing, problem: sentence, done, run, undo: () => void undo(), dismiss: () => setDone(null) };
}
