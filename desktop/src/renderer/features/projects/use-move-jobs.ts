// Moving jobs: one bulk, and what became of each in words.
import { PROJECTS } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { countedJobs } from '@lotline/schema/domain/project/work-order-list.rules';
import { MoveJobsToProjectDocument } from '@lotline/schema/generated/documents/project';
import type { MoveJobsToProjectMutation } from '@lotline/schema/generated/operations';

type Verdicts = MoveJobsToProjectMutation['moveJobsToProject'];

interface Move {
  /** Null takes them out. */
  readonly projectId: number | null;
  readonly fromProjectId: number | null;
  readonly jobIds: readonly number[];
}

interface SentMove {
  readonly move: Move;
  /** 'added' */
  readonly toWhere: string;
}

export function useMoveJobs(onMoved: (said: string) => void) {
  const command = useCommand({
    touches: PROJECTS,
    isDoneWhenRead: true,
    onDone: onMoved,
    send: async (call, { move: { jobIds, ...where }, toWhere }: SentMove, client) => {
      const input = { ...where, jobIds: [...jobIds] };
      return inWords((await call(MoveJobsToProjectDocument, { input, client })).data.moveJobsToProject, toWhere);
    },
  });
  const { run, isBusy, sentence } = command;
  return { command, isBusy, failure: sentence, move: (move: Move, toWhere: string) => void run({ move, toWhere }) };
}

/** More nobody reads in one message; those that stayed are found where they were. */
const MOST_REASONS = 10;

/** '2 jobs added. WO-7: The job is already in this project.' */
function inWords(verdicts: Verdicts, toWhere: string): string {
  const refused = verdicts.filter(({ isMoved }) => !isMoved);
  const moved = verdicts.length - refused.length;
  const reasons = refused.map(({ workOrder, id, sentence }) => `${workOrder ?? String(id)}: ${sentence ?? 'not moved.'}`);
  const more = reasons.length > MOST_REASONS ? [`${String(reasons.length - MOST_REASONS)} more stay where they are.`] : [];
  return [...(moved === 0 ? [] : [`${countedJobs(moved)} ${toWhere}.`]), ...reasons.slice(0, MOST_REASONS), ...more].join(' ');
}
