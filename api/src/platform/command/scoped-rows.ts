// Rows that a command reads or writes in its transaction, by SQL that names the person's scope.
import { QueryTypes } from 'sequelize';
import { scopeBinds } from '../auth/scope-binds.ts';
import type { CommandContext } from './command-context.ts';

export const scopedRows = <Row extends object>(
  { sequelize, transaction, actor }: CommandContext,
  sql: string,
  bind: Record<string, unknown>,
): Promise<Row[]> => sequelize.query<Row>(sql, { bind: { ...scopeBinds(actor), ...bind }, transaction, type: QueryTypes.SELECT });
