// The price of an item of the catalogue on the day that the statement binds as $today (item-prices.rules has the same rule): its dated price, else its own unit amount.
export const unitAmountToday = (alias: string): string =>
  `coalesce((select p.unit_amount from item_price p where p.item_id = ${alias}.id and not p.is_archived and p.effective @> $today::date), ${alias}.unit_amount)`;
