// The people whom the local sign-in page offers, as the database has them.
import type { Sequelize } from 'sequelize';
import type { LocalPeople } from '../../platform/auth/sign-in.ts';
import { displayName } from './people.presenter.ts';
import { findLocalSignIn, listLocalSignIns } from './people.queries.ts';

export function localPeople(sequelize: Sequelize): LocalPeople {
  return {
    list: async () =>
      (await listLocalSignIns(sequelize)).map((row) => ({
        email: row.email.toLowerCase(),
        name: displayName(row),
        about: [row.role ?? 'No role', row.groups, row.can_log_in ? null : 'may not sign in'].filter((part) => part !== null).join(' · '),
      })),
    find: async (email) => {
      const row = await findLocalSignIn(sequelize, email);
      return row === null ? null : { email: row.email.toLowerCase(), name: displayName(row) };
    },
  };
}
