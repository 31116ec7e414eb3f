// Whether a code's unit amount is set by its dated prices.
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';

const DATED = prepared(
  'is-price-dated',
  'select exists (select from item_price p where p.item_id = $id and not p.is_archived) as "isDated"',
);

export async function isPriceDated({ sequelize, transaction }: CommandContext, id: number): Promise<boolean> {
  const [found] = await sequelize.query<{ isDated: boolean }>(DATED, { bind: { id }, transaction, type: QueryTypes.SELECT });
  return found?.isDated === true;
}
