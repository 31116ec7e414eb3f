// What a job's items are worth and what is left of it, as the database adds it up: the same figures as boq.rules and cost.rules make of its rows.

/** Ex GST: the plan of alias's job with the variations that were approved, and those that nobody has refused yet. Null while no item has an amount. */
export const plannedValue = (alias: string): string =>
  `select sum(round((b.quantity + coalesce(b.design_variation, b.variation_qty, 0)) * b.unit_amount, 2)) as value from boq b where b.construction_id = ${alias}.id`;

const paid = (alias: string): string => `select sum(l.value_ex_gst) from payment p join payment_item l on l.payment_id = p.id
    where p.construction_id = ${alias}.id and p.state <> 'void' and l.rejected_date is null`;
const spent = (alias: string): string =>
  `select sum(round(k.quantity * k.unit_cost, 2)) from job_cost k where k.construction_id = ${alias}.id and k.removed_at is null`;

/** Ex GST: that value, added up once, less payments to crews, materials and expenses (decision 054). Null, and nothing is added up, where there is none. */
export const marginLeft = (alias: string, value: string): string =>
  `case when ${value} is not null then ${value} - coalesce((${paid(alias)}), 0) - coalesce((${spent(alias)}), 0) end`;
