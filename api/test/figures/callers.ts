// Sixteen people who press at the same moment, at two servers on one database, over real HTTP.
import type { Sequelize } from 'sequelize';
import { connectDatabase } from '../../src/platform/db/database.ts';
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
  stop(): Promise<void>;
}

export async function gatherCallers(): Promise<Callers> {
  const servers = [await bootApi(), await bootApi()] as const;
  const sequelize = connectDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '', pool: 4 });
  for (let index = 0; index < CALLERS; index++) {
    const bind = { id: callerId(index), email: emailOf(callerName(index)), last: String(index), roleId: OFFICE_ROLE_ID };
    await sequelize.query(`insert into app_user (id, email, first_name, last_name) values ($id, $email, 'Caller', $last)`, { bind });
    await sequelize.query('insert into user_role (user_id, role_id) select id, $roleId from app_user where id = $id', { bind });
  }
  const pressOne = async (index: number, person: number, mutation: string): Promise<CallerAnswer> => {
    const server = servers[index % 2] ?? servers[0];
    const { status, errors } = await server.gql(callerName(person), `mutation { ${mutation} }`);
    return { status, code: errors[0]?.extensions.code ?? 'OK' };
  };
  // signed in and connected before anything is counted
  for (let index = 0; index < CALLERS; index++) await (servers[index % 2] ?? servers[0]).gql(callerName(index), '{ me { id } }');
  return {
    servers,
    sequelize,
    press: (mutationOf, personOf = (caller) => caller) =>
      Promise.all(Array.from({ length: CALLERS }, (_, caller) => pressOne(caller, personOf(caller), mutationOf(caller)))),
    stop: async () => {
      for (const server of servers) await server.stop();
      await sequelize.close();
    },
  };
}
