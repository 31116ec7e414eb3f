// Moving jobs: one bulk, what became of each in words, and for a while the way back to where each was; later it is in the history of each.
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useOfferBack } from '../../platform/bulk/use-dry-run.ts';
import { useUndoJobChanges } from '../../platform/bulk/ways-back.ts';
import { PROJECTS } from '../../platform/data/follows.ts';
import type { SendChange } from '../../platform/data/send-change.ts';
import { useCommand, type ClientStamp } from '../../platform/data/use-command.ts';
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

async function send(call: SendChange, { jobIds, ...where }: Move, client: ClientStamp): Promise<Verdicts> {
  return (await call(MoveJobsToProjectDocument, { input: { ...where, jobIds: [...jobIds] }, client })).data.moveJobsToProject;
}

/** @param onMoved told of those that stay where they are; what was moved is said with its way back */
export function useMoveJobs(onMoved: (stays: string) => void) {
  const offer = useOfferBack(useUndoJobChanges(PROJECTS));
  const toast = useToast();
  const command = useCommand({
    touches: PROJECTS,
    isDoneWhenRead: true,
    send: async (call, { move, toWhere }: SentMove, client) => ({
      ...{ toWhere, actionId: client.id },
      verdicts: await send(call, move, client),
    }),
    onDone: ({ toWhere, actionId, verdicts }) => {
      const moved = verdicts.flatMap(({ id, isMoved }) => (isMoved ? [id] : []));
      const stays = staysInWords(verdicts);
      if (moved.length > 0) offer(`${countedJobs(moved.length)} ${toWhere}.`, moved, [actionId]);
      else if (stays !== '') toast.error(`No job ${toWhere}.`);
      onMoved(stays);
    },
  });
  const { run, isBusy, sentence } = command;
  return { command, isBusy, failure: sentence, move: (move: Move, toWhere: string) => void run({ move, toWhere }) };
}

/** More nobody reads in one message; those that stayed are found where they were. */
const MOST_REASONS = 10;

/** 'WO-7: The job is already in this project.' */
function staysInWords(verdicts: Verdicts): string {
  const refused = verdicts.filter(({ isMoved }) => !isMoved);
  const reasons = refused.map(({ workOrder, id, sentence }) => `${workOrder ?? String(id)}: ${sentence ?? 'not moved.'}`);
  const more = reasons.length > MOST_REASONS ? [`${String(reasons.length - MOST_REASONS)} more stay where they are.`] : [];
  return [...reasons.slice(0, MOST_REASONS), ...more].join(' ');
}
