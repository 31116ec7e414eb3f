// Moving jobs: one bulk, and what became of each in words.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { MoveJobsToProjectDocument, type MoveJobsToProjectMutation } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';

type Verdicts = MoveJobsToProjectMutation['moveJobsToProject'];

interface Move {
  /** Null takes them out. */
  readonly projectId: number | null;
  readonly fromProjectId: number | null;
  readonly jobIds: readonly number[];
}

export function useMoveJobs(onMoved: (said: string) => void) {
  const { calls } = usePlatform();
  const sendOnce = useSendOnce();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const move = async ({ jobIds, ...where }: Move, toWhere: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const input = { ...where, jobIds: [...jobIds] };
      const { moveJobsToProject: verdicts } = await sendOnce(input, (key) =>
        calls.gql(MoveJobsToProjectDocument, { input, client: { id: key } }),
      );
      await client.invalidateQueries({ queryKey: keys.projects() });
      onMoved(inWords(verdicts, toWhere));
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
