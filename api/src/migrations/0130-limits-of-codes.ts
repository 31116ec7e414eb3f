// What holds of an item on one job on one day (screens.md §2.18): the limits of the customer's construction code that charges the job, in units of the item, and of the item
// code itself where no construction code states any. Of several codes the one that names most of contract, customer and work types.
export const name = '0130-limits-of-codes';

const plain = (column: string): string => `upper(regexp_replace(coalesce(${column}, ''), '\\s', '', 'g'))`;

export const sql = /* sql */ `
create function item_limits(job_id integer, of_item integer, on_day date)
  returns table (min_quantity numeric, max_quantity numeric, preapproval_over numeric) language sql stable as $$
  select case when k.min_quantity is null and k.max_quantity is null then f.min_quantity else round(k.min_quantity / k.factor, 3) end,
    case when k.min_quantity is null and k.max_quantity is null then f.max_quantity else round(k.max_quantity / k.factor, 3) end,
    coalesce(k.preapproval_over, f.preapproval_over)
  from field_item f
  left join lateral (
    select c.min_quantity, c.max_quantity, c.preapproval_over, c.factor
    from construction_code c join construction j on j.id = job_id
    where c.item_id = f.id and not c.is_archived and c.effective @> on_day
      and (c.contract is null or ${plain('c.contract')} = ${plain('j.contract')})
      and (c.customer is null or exists (select from project p where p.id = j.project_id and ${plain('p.customer')} = ${plain('c.customer')}))
      and (c.work_types is null or j.work_type = any(regexp_split_to_array(trim(c.work_types), '\\s*,\\s*')))
    order by (c.contract is not null)::int + (c.customer is not null)::int + (c.work_types is not null)::int desc, c.id desc limit 1
  ) k on true
  where f.id = of_item
$$;
`;
