// A declared record as a change needs it: locked, for whoever manages it; and what archives it (decision 080).
import { QueryTypes } from 'sequelize';
import { canManage, type AnyRecord } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../auth/scope-binds.ts';
import type { CommandContext } from '../command/command-context.ts';
import { preparedByText } from '../db/prepared.ts';
import type { EditedRecord } from './merge-record.ts';
import { recordColumns, updateRecord } from './write-record.ts';

export interface LockedRecord<R extends AnyRecord> extends EditedRecord<R> {
  readonly isArchived: boolean;
  /** How many rows have it, as its list counts them. */
  readonly usageCount: number;
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
      ${valuesOf(record)} as values
    from ${record.entity} r where r.id = $id for no key update of r`;
  const [found] = await sequelize.query<LockedRecord<R>>(preparedByText(sql), { bind: { id }, transaction, type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}

const valuesOf = (record: AnyRecord): string => `(select row_to_json(v) from (select ${recordColumns(record, 'r')}) v)`;

/** The conditions on row r by which a person reads it and may write it (features/access). */
export interface RowScope {
  readonly reads: string;
  readonly writes: string;
}

/**
 * One that not everybody with its claim reads: undefined outside the scope. Whether the claim is there is the caller's to ask, once it is known to be read.
 * @param more what of row r is asked beside its fields: a select list
 */
export async function lockInScope<R extends AnyRecord, More extends object = object>(
  { sequelize, transaction, actor }: CommandContext,
  record: R,
  id: number,
  { reads, writes, more = '' }: RowScope & { readonly more?: string },
): Promise<(EditedRecord<R> & AssignedRow & More) | undefined> {
  const sql = `select r.id, r.version, ${writes} as "isAssigned", ${more === '' ? '' : `${more},`} ${valuesOf(record)} as values
    from ${record.entity} r where r.id = $id and ${reads} for no key update of r`;
  const [found] = await sequelize.query<EditedRecord<R> & AssignedRow & More>(preparedByText(sql), {
    bind: { ...scopeBinds(actor), id },
    transaction,
    type: QueryTypes.SELECT,
  });
  return found;
}

interface AssignedRow {
  readonly isAssigned: boolean;
}

/** @throws RefusalError CLAIM_REQUIRED */
export function mustManage({ actor }: Pick<CommandContext, 'actor'>, record: AnyRecord): void {
  const verdict = canManage(actor, record);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

/** Archives it or brings it back. @returns its new version */
export async function setArchived(command: CommandContext, record: AnyRecord, id: number, isArchived: boolean): Promise<number> {
  return (await updateRecord(command, record, id, {}, { isArchived })).version;
}
