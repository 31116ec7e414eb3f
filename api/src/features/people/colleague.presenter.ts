// A person as others see them beside a visit or a comment: who it is; roles, claims and groups are read by `me` and `users` alone.
import type { User } from './user.type.ts';

export interface ColleagueRow {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly canLogIn: boolean;
}

/** For wireColumns: the columns of app_user that a ColleagueRow needs. */
export const COLLEAGUE_COLUMNS = 'id email first_name last_name can_log_in';

export function presentColleague(row: ColleagueRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    displayName: `${row.firstName} ${row.lastName}`.trim(),
    canLogIn: row.canLogIn,
    role: null,
    roles: [],
    isSubcontractor: false,
    independentContractorId: null,
    groupUsers: [],
    claims: [],
  };
}
