// Receipts as they are handed out: the person's own, a page at a time, and those of a task to whoever reads the task.
import { QueryTypes } from 'sequelize';
import { RECEIPT_PAGE, type StoredReceipt, type ReceiptPage } from '@lotline/schema/domain/receipt/receipt';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { taskScope } from '../access/task.scope.ts';

/** @param after the number of the last one that is held; 0: none */
export async function loadOwnReceipts({ sequelize, actor }: RequestContext, after: number): Promise<ReceiptPage> {
  const receipts = await sequelize.query<StoredReceipt>(
    `select sequence, text from receipt where person_id = $personId and sequence > $after order by sequence limit ${RECEIPT_PAGE + 1}`,
    { bind: { personId: actor.userId, after }, type: QueryTypes.SELECT },
  );
  return { receipts: receipts.slice(0, RECEIPT_PAGE), more: receipts.length > RECEIPT_PAGE };
}

/** Of everybody, newest first. @throws RefusalError NOT_FOUND for a task out of scope */
export async function loadTaskReceipts({ sequelize, actor }: RequestContext, scheduleId: number): Promise<ReceiptPage> {
  const newest = `select r.sequence, r.text from receipt r where r.construction_id = s.construction_id and r.schedule_id = s.id
    order by r.id desc limit ${RECEIPT_PAGE + 1}`;
  const [found] = await sequelize.query<{ receipts: readonly StoredReceipt[] }>(
    `select ${jsonList(newest)} as receipts from schedule s where s.id = $scheduleId and ${taskScope('s')}`,
    { bind: { ...scopeBinds(actor), scheduleId }, type: QueryTypes.SELECT },
  );
  const { receipts } = found ?? refuse('NOT_FOUND');
  return { receipts: receipts.slice(0, RECEIPT_PAGE), more: receipts.length > RECEIPT_PAGE };
}
