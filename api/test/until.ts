// Waits for what comes by itself. The end is a number of askings, far beyond what any machine needs: a wait that runs out is a fault, not a slow day.
import pg from 'pg';

const MOST_ASKINGS = 6_000;
const PAUSE_MS = 20;

/** @param what it is in words, for the message when it never comes */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let asked = 0; asked < MOST_ASKINGS; asked++) {
    if (await isSo()) return;
    await pause();
  }
  throw new Error(`never came: ${what}${await writing()}`);
}

/**
 * Which transactions write, of all databases of the server: what commits beside one of them is told to nobody until it ends (api/src/features/change/change-follower.ts),
 * so one that stays open in another test's database stops this one.
 */
async function writing(): Promise<string> {
  const connectionString = process.env['TEST_DATABASE_URL'];
  if (connectionString === undefined) return '';
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    const { rows } = await client.query(
      `select datname, state, (now() - xact_start)::text as open, left(query, 200) as query from pg_stat_activity
         where backend_xid is not null order by xact_start limit 5`,
    );
    return rows.length === 0 ? '' : `; meanwhile others write: ${JSON.stringify(rows)}`;
  } catch {
    return '';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Lets others go on for a moment; nothing may depend on how long it is. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
