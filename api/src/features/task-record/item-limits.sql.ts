// What is usual of a line's item on its job, as migration 0130 finds it: of the customer's construction code, else of the item code. Binds: $today, the company's day.

/** A row of min_quantity, max_quantity and preapproval_over as `limits`. @param job the SQL of its id, which may be null: of the item alone */
export const limitsJoin = (job: string, item: string): string =>
  `left join lateral item_limits(${job}, ${item}, $today::date) limits on true`;
