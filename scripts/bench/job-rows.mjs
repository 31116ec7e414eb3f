// A database of many jobs for the list's benchmarks: a copy of the small one, filled by statements with its indexes made afterwards.
import { copyOf, reusedDatabase, openAt, openBenchDatabases } from './bench-databases.mjs';

export const JOBS = Number(process.env.BENCH_JOBS || '1000000');

const word = (words, of) => `(array[${words.map((one) => `'${one}'`).join()}])[1 + (${of})::int % ${words.length}]`;

const FILL = `insert into construction (work_order, status, work_type, address, lot_number, street_number, street_name, road_type, suburb, state, post_code, contract,
    region, financial_contact_name, delivery_partner, delivery_partner_pm, developer, scheduler, customer_ref, site_contact, site_contact_phone, original_due_date,
    updated_due_date, booked_date, dbyd_expiry_date, release_date, accelerated_job, is_received)
  select 'BW-' || lpad(n::text, 7, '0'), ${word(['Scheduled', 'In Progress', 'Complete', 'On Hold', 'Closed'], 'n')}, ${word(['Lead-in', 'Pit and pipe', 'MDU fit-out'], 'n / 5')},
    'Lot ' || n % 900 || ', ' || n % 97 || ' Street' || n % 4001 || ' Road, Suburb' || n % 509, n % 900, n % 97, 'Street' || n % 4001, 'Road', 'Suburb' || n % 509,
    ${word(['NSW', 'VIC', 'QLD', 'SA', 'WA'], 'n / 7')}, (2000 + n % 900)::text, 'Contract ' || n % 11, ${word(['Metro', 'North', 'South', 'West'], 'n / 3')}, 'Customer ' || n % 23,
    'Partner ' || n % 7, 'Manager ' || n % 61, 'Developer ' || n % 1999, 'Scheduler ' || n % 41, case when n % 3 = 0 then 'REF/' || (n * 7) % 9000000 end,
    'Contact' || n % 7001 || ' Person', '+614' || lpad(((n * 37) % 100000000)::text, 8, '0'), case when n % 11 > 0 then date '2024-01-01' + n % 1500 end,
    case when n % 6 = 0 then date '2025-01-01' + n % 1200 end, case when n % 4 = 0 then date '2025-06-01' + n % 700 end,
    case when n % 5 = 0 then date '2026-01-01' + n % 500 end, date '2023-06-01' + n % 1500, n % 13 = 0, n % 9 > 0
  from generate_series($1::int, $2::int) n`;
const TASKS = `insert into schedule (construction_id, name, group_id, issued_date, due_date)
  select c.id, 'Haul', (select min(id) from work_group) + c.id % (select least(count(*), 8) from work_group), now(), c.original_due_date
    from construction c where c.work_order like 'BW-%'`;

const SHAPE = ['scripts/bench/job-rows.mjs'];
/** What fills it writes no history. */
const IMAGELESS = `set lotline.row_images = 'off'`;
/** Inserted at once: each says how far it has come. */
const PART = 100_000;

/** @param {number} from the number of the first one @param {number} to of the last one */
export const insertJobs = (client, from, to) => client.query(FILL, [from, to]);

async function fillJobs(client, say) {
  const { rows: indexes } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename in ('construction', 'schedule') and indexdef like 'CREATE INDEX%'`,
  );
  await client.query(IMAGELESS);
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  for (let from = 1; from <= JOBS; from += PART) {
    const to = Math.min(JOBS, from + PART - 1);
    await insertJobs(client, from, to);
    say(`Filled ${to.toLocaleString('en-AU')} of ${JOBS.toLocaleString('en-AU')} jobs`);
  }
  // their jobs and groups were just read: nobody needs to look each of them up again
  await client.query(`set session_replication_role = 'replica'`);
  await client.query(TASKS);
  await client.query(`set session_replication_role = 'origin'`);
  for (const [place, { indexdef }] of indexes.entries()) {
    await client.query(indexdef);
    say(`Made ${place + 1} of ${indexes.length} indexes`);
  }
  for (const table of ['construction', 'schedule']) await client.query(`vacuum analyze ${table}`);
}

/**
 * Filled once for each shape of the data, and kept. Who writes into it takes a copy.
 * @param {(line: string) => void} say
 * @returns {Promise<{ url: string, client: import('pg').Client, jobs: number, people: { email: string }[], small: { url: string, tasks: number }, stop: () => Promise<void> }>}
 */
export async function openJobRows(say, { isWritten = true } = {}) {
  const { databases, adminUrl, stop } = await openBenchDatabases(say, ['bench']);
  const kept = await reusedDatabase(adminUrl, {
    ...{ kind: `jobs_${JOBS}`, shape: SHAPE, source: databases[0].url },
    fill: (client) => fillJobs(client, say),
  });
  const { url, client } = isWritten ? await copyOf(adminUrl, kept, 'job_rows') : await openAt(kept);
  await client.query(IMAGELESS);
  const { rows: people } = await client.query(
    `select distinct u.email from app_user u join user_role r on r.user_id = u.id join role_claim c on c.role_id = r.role_id
      where c.claim_value = 'CAN_VIEW_FINANCIAL_INFORMATION' and u.can_log_in and u.id <= 24 order by 1 limit 1`,
  );
  const [{ jobs }] = (await client.query('select count(*)::int as jobs from construction')).rows;
  return {
    ...{ url, client, jobs, people, small: databases[0] },
    stop: async () => {
      await client.end();
      await stop();
    },
  };
}
