// A declared record as a change needs it: locked, for whoever manages it; and what archives it (decision 080).
import { QueryTypes } from 'sequelize';
import { canManage, type AnyRecord, type RecordValues } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../command/command-context.ts';
import { preparedByText } from '../db/prepared.ts';
import { recordColumns } from './write-record.ts';

export interface LockedRecord<R extends AnyRecord> {
  readonly id: number;
  readonly version: number;
  readonly isArchived: boolean;
  /** How many rows have it, as its list counts them. */
  readonly usageCount: number;
  readonly values: RecordValues<R>;
}

/** @param usageCount counts for row r @throws RefusalError CLAIM_REQUIRED, NOT_FOUND. */
export async function lockRecord<R extends AnyRecord>(
  command: CommandContext,
  record: R,
  id: number,
  usageCount: string,
): Promise<LockedRecord<R>> {
  mustManage(command, record);
  const { sequelize, transaction } = command;
  const sql = `select r.id, r.version, r.is_archived as "isArchived", ${usageCount} as "usageCount",
      (select row_to_json(v) from (select ${recordColumns(record, 'r')}) v) as values
    from ${record.entity} r where r.id = $id for no key update`;
  const [found] = await sequelize.query<LockedRecord<R>>(preparedByText(sql), { bind: { id }, transaction, type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}

/** @throws RefusalError CLAIM_REQUIRED */
export function mustManage({ actor }: Pick<CommandContext, 'actor'>, record: AnyRecord): void {
  const verdict = canManage(actor, record);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

/** Archives it or brings it back. @returns its new version */
export async function setArchived(command: CommandContext, { entity }: AnyRecord, id: number, archived: boolean): Promise<number> {
  const { sequelize, transaction, versions } = command;
  const sql = `update ${entity} set is_archived = $archived, version = version + 1 where id = $id returning version`;
  const [written] = await sequelize.query<{ version: number }>(preparedByText(sql), {
    bind: { id, archived },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (written === undefined) throw new Error(`the ${entity} was not written`);
  versions[entity] = written.version;
  return written.version;
}
