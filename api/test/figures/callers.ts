// Sixteen people who press at the same moment, at two servers on one database, over real HTTP. Who is told to come again later does so with
// the same id, as the apps do: how busy the machine is decides nothing.
import { randomUUID } from 'node:crypto';
import { QueryTypes, Sequelize } from 'sequelize';
import { emailOf, type PersonName } from '../world.ts';
import { bootApi, type BootedApi } from '../booted-api.ts';

export const CALLERS = 16;
const FIRST_CALLER_ID = 1001;
const OFFICE_ROLE_ID = 4;

export const callerId = (index: number): number => FIRST_CALLER_ID + index;
const callerName = (index: number): PersonName => `caller${index}` as PersonName;

export interface CallerAnswer {
  readonly status: number;
  /** 'OK' or the code of the refusal. */
  readonly code: string;
}

export interface Callers {
  readonly servers: readonly [BootedApi, BootedApi];
  /** A connection of the test's own, which no server uses. */
  readonly sequelize: Sequelize;
  /** Sixteen mutations at once; the person of each is the caller itself, or the one that `personOf` names. */
  press(mutationOf: (caller: number) => string, personOf?: (caller: number) => number): Promise<CallerAnswer[]>;
  /** How often PostgreSQL broke a circle of waiting transactions. All stops before: a connection tells what it counted when it ends. */
  deadlocks(): Promise<number>;
  stop(): Promise<void>;
}

/** Come again: no connection, or no answer in time. */
const LATER = [503, 504];
const MOST_TRIES = 50;

export async function gatherCallers(): Promise<Callers> {
  const servers = [await bootApi(), await bootApi()] as const;
  const sequelize = connectPatiently();
  for (let index = 0; index < CALLERS; index++) {
    const bind = { id: callerId(index), email: emailOf(callerName(index)), last: String(index), roleId: OFFICE_ROLE_ID };
    await sequelize.query(`insert into app_user (id, email, first_name, last_name) values ($id, $email, 'Caller', $last)`, { bind });
    await sequelize.query('insert into user_role (user_id, role_id) select id, $roleId from app_user where id = $id', { bind });
  }
  const pressOne = async (index: number, person: number, mutation: string): Promise<CallerAnswer> => {
    const server = servers[index % 2] ?? servers[0];
    const withId = mutation.replace('(', `(client: { id: "${randomUUID()}" }, `);
    for (let tried = 1; ; tried++) {
      const { status, errors } = await server.gql(callerName(person), `mutation { ${withId} }`);
      const code = errors[0]?.extensions.code ?? 'OK';
      if (!LATER.includes(status) || tried === MOST_TRIES) return { status, code };
    }
  };
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    for (const server of servers) await server.stop();
    await sequelize.close();
  };
  return {
    servers,
    sequelize,
    press: (mutationOf, personOf = (caller) => caller) =>
      Promise.all(Array.from({ length: CALLERS }, (_, caller) => pressOne(caller, personOf(caller), mutationOf(caller)))),
    deadlocks: async () => {
      await stop();
      return countDeadlocks();
    },
    stop,
  };
}

/** Without the server's time limits: a busy machine is waited for. */
function connectPatiently(): Sequelize {
  return new Sequelize(process.env['TEST_DATABASE_URL'] ?? '', { dialect: 'postgres', logging: false, pool: { max: 4, acquire: 120_000 } });
}

async function countDeadlocks(): Promise<number> {
  const sequelize = connectPatiently();
  try {
    for (;;) {
      const [found] = await sequelize.query<{ deadlocks: number; others: number }>(
        `select d.deadlocks::int as deadlocks, (select count(*)::int from pg_stat_activity a
                 where a.datname = d.datname and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()) as others
           from pg_stat_database d where d.datname = current_database()`,
        { type: QueryTypes.SELECT },
      );
      if (found?.others === 0) return found.deadlocks;
    }
  } finally {
    await sequelize.close();
  }
}
