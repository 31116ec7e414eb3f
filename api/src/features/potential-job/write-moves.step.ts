// The states of several potential jobs in one statement, each with its event.
import { QueryTypes } from 'sequelize';
import type { MovedState } from '@lotline/schema/domain/potential-job/potential-job.effects';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

/** The moves whose events keep a state. */
export type MoveOfState =
  | 'sendBackPotentialJob'
  | 'approvePotentialJob'
  | 'rejectPotentialJob'
  | 'markPotentialJobDuplicate'
  | 'reopenPotentialJob'
  | 'assignPotentialJob'
  | 'convertPotentialJob';

export interface WrittenMove {
  readonly id: number;
  /** Before it. */
  readonly version: number;
  readonly before: MovedState;
  readonly after: MovedState;
}

const WRITE = prepared(
  'write-potential-job-moves',
  `update potential_job p set status = r.status, needs_office_approval = r."needsOfficeApproval", reason = r.reason, duplicate_of_id = r."duplicateOfId",
       assigned_field_user_id = r."assignedFieldUserId", construction_id = r."constructionId", builder_approved_date = r."builderApprovedDate",
       version = p.version + 1
     from jsonb_to_recordset($moves::jsonb) r(id integer, status text, "needsOfficeApproval" boolean, reason text, "duplicateOfId" integer,
       "assignedFieldUserId" integer, "constructionId" integer, "builderApprovedDate" timestamptz)
    where p.id = r.id returning p.id`,
);

/** Under the locks that they were judged under. @param why null, or what is said with it */
export async function writeMoves(
  command: CommandContext,
  moveName: MoveOfState,
  moves: readonly WrittenMove[],
  why: string | null = null,
): Promise<void> {
  if (moves.length === 0) return;
  const { sequelize, transaction } = command;
  const rows = moves.map(({ id, after }) => ({ id, ...after }));
  await sequelize.query(WRITE, { bind: { moves: JSON.stringify(rows) }, transaction, type: QueryTypes.SELECT });
  for (const { id, version, before, after } of moves)
    appendEvent(command, {
      move: moveName,
      entity: 'potential_job',
      entityId: id,
      constructionId: null,
      version: version + 1,
      why,
      before,
      after,
    });
}
