// What stands at the same site as potential job p: open jobs and other open potential jobs of its street and suburb, each with its score (screens.md §2.9
// "duplicate score"). 100: the same number, or a number of its range; 50: on one side no number is known; another number is another site.
import { OPEN_STATUSES } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { isOpenJob } from '../job/job-complete.sql.ts';

const OPEN = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');
/** In the words of the index potential_job_site. */
export const isOpenPotentialJob = (alias: string): string => `${alias}.status in (${OPEN})`;

const sameStreet = (alias: string): string =>
  `lower(${alias}.street_name) = lower(p.street_name) and lower(${alias}.suburb) = lower(p.suburb)`;

/** A number of a column, as one from a range stands for it: null where it is no plain number. */
const plain = (column: string): string => `(case when ${column} ~ '^[0-9]{1,6}$' then ${column}::integer end)`;

/** Null: nothing known on one side. @param other the SQL of the other row's number and range */
const sameNumber = (part: 'lot' | 'unit' | 'street', other: { number: string; low: string; high: string }): string => {
  const [number, low, high] = [`p.${part}_number`, `p.${part}_range_low`, `p.${part}_range_high`];
  return `case when ${number} is not null and ${other.number} is not null then lower(${number}) = lower(${other.number})
    when ${low} is not null and ${other.number} is not null then ${plain(other.number)} between ${low} and ${high}
    when ${number} is not null and ${other.low} is not null then ${plain(number)} between ${other.low} and ${other.high}
    when ${low} is not null and ${other.low} is not null then ${low} <= ${other.high} and ${other.low} <= ${high} end`;
};

const scoreOf = (alias: string, hasRanges: boolean): string => {
  const parts = (['lot', 'unit', 'street'] as const).map((part) =>
    sameNumber(part, {
      number: `${alias}.${part}_number`,
      low: hasRanges ? `${alias}.${part}_range_low` : 'null::integer',
      high: hasRanges ? `${alias}.${part}_range_high` : 'null::integer',
    }),
  );
  const all = parts.map((part) => `(${part})`).join(', ');
  return `(select case when bool_or(not same) then 0 when bool_or(same) then 100 else 50 end from unnest(array[${all}]) same)`;
};

const COLUMNS = (alias: string): string =>
  `${alias}.lot_number, ${alias}.unit_number, ${alias}.street_number, ${alias}.street_name, ${alias}.road_type, ${alias}.suburb, ${alias}.state, ${alias}.post_code, ${alias}.status`;

/** Rows of both kinds, those that are surely another site among them with the score 0. */
export const SITE_MATCHES = `select 'job' as kind, c.id, c.work_order as name, ${COLUMNS('c')}, null::integer as lot_range_low, null::integer as lot_range_high,
      null::integer as unit_range_low, null::integer as unit_range_high, null::integer as street_range_low, null::integer as street_range_high,
      ${scoreOf('c', false)} as score
    from construction c where ${sameStreet('c')} and ${isOpenJob('c')}
  union all
  select 'potentialJob', o.id, o.id::text, ${COLUMNS('o')}, o.lot_range_low, o.lot_range_high, o.unit_range_low, o.unit_range_high, o.street_range_low,
      o.street_range_high, ${scoreOf('o', true)}
    from potential_job o where ${sameStreet('o')} and o.id <> p.id and ${isOpenPotentialJob('o')}`;

/** The highest score; 0 for what is closed itself, or has no street. */
export const DUPLICATE_SCORE = `(case when ${isOpenPotentialJob('p')} then coalesce((select max(m.score) from (${SITE_MATCHES}) m), 0) else 0 end)`;
