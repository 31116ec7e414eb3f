// Moving jobs: one bulk, and what became of each in words.
import { PROJECTS } from '../../platform/data/follows.ts';
import { useChange } from '../../platform/data/use-change.ts';
import { useState } from 'react';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { MoveJobsToProjectDocument } from '@lotline/schema/generated/documents';
import type { MoveJobsToProjectMutation } from '@lotline/schema/generated/operations';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';

type Verdicts = MoveJobsToProjectMutation['moveJobsToProject'];

interface Move {
  /** Null takes them out. */
  readonly projectId: number | null;
  readonly fromProjectId: number | null;
  readonly jobIds: readonly number[];
}

export function useMoveJobs(onMoved: (said: string) => void) {
  const { change, readAgain } = useChange();
  const sendOnce = useSendOnce();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const move = async ({ jobIds, ...where }: Move, toWhere: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const input = { ...where, jobIds: [...jobIds] };
      const { data } = await sendOnce(input, (key) => change(MoveJobsToProjectDocument, { input, client: { id: key } }));
      await readAgain(...PROJECTS);
      onMoved(inWords(data.moveJobsToProject, toWhere));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The jobs could not be moved.');
    }
    setBusy(false);
  };
  return { isBusy, failure, move: (given: Move, toWhere: string) => void move(given, toWhere) };
}

/** More nobody reads in one message; those that stayed are found where they were. */
const MOST_REASONS = 10;

/** '2 jobs added. WO-7: The job is in this project already.' */
function inWords(verdicts: Verdicts, toWhere: string): string {
  const refused = verdicts.filter(({ isMoved }) => !isMoved);
  const moved = verdicts.length - refused.length;
  const reasons = refused.map(({ workOrder, id, sentence }) => `${workOrder ?? String(id)}: ${sentence ?? 'not moved.'}`);
  const more = reasons.length > MOST_REASONS ? [`${String(reasons.length - MOST_REASONS)} more stay where they are.`] : [];
  return [...(moved === 0 ? [] : [`${countedJobs(moved)} ${toWhere}.`]), ...reasons.slice(0, MOST_REASONS), ...more].join(' ');
}
