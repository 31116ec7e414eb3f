// One contractor as its page shows it: fields, state, groups and people.
import { QueryTypes } from 'sequelize';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import type { ContractorState } from '@lotline/schema/domain/contractor/contractor.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { recordColumns } from '../../platform/record/write-record.ts';
import { mandatoryOf, openTasksOf } from './contractor-list.sql.ts';
import { TERM_DAYS } from './term-days.sql.ts';

export interface ContractorDetailRow {
  readonly id: number;
  readonly version: number;
  readonly status: ContractorState;
  readonly values: Readonly<Record<string, string | null>>;
  readonly document: string | null;
  readonly documentExpiry: string | null;
  readonly openTasks: number;
  /** Null: the terms say no days, or are none of the office's list. */
  readonly termDays: number | null;
  readonly groups: readonly { readonly id: number; readonly name: string; readonly openTasks: number }[];
  readonly people: readonly { readonly id: number; readonly name: string; readonly email: string; readonly canLogIn: boolean }[];
}

const MOST_PEOPLE = 200;
const OF_GROUPS = `exists (select from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id and g.independent_contractor_id = c.id)`;

const DETAIL = prepared(
  'contractor-detail',
  `select c.id, c.version, c.status, (select row_to_json(v) from (select ${recordColumns(CONTRACTOR, 'c')}) v) as values,
     ${mandatoryOf('c', 'label')} as document, ${mandatoryOf('c', 'expires_on')}::text as "documentExpiry", ${openTasksOf('c')} as "openTasks",
     ${TERM_DAYS} as "termDays",
     ${jsonList(`select g.id, g.name,
         (select count(*)::integer from schedule s where s.group_id = g.id and not s.ignored and s.submitted_date is null) as "openTasks"
       from work_group g where g.independent_contractor_id = c.id order by g.name`)} as groups,
     ${jsonList(`select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.can_log_in as "canLogIn"
       from app_user u where u.independent_contractor_id = c.id or ${OF_GROUPS} order by u.first_name, u.last_name, u.id limit ${String(MOST_PEOPLE)}`)} as people
   from independent_contractor c where c.id = $id`,
);

export async function loadContractor({ sequelize }: Pick<RequestContext, 'sequelize'>, id: number): Promise<ContractorDetailRow | null> {
  const [found] = await sequelize.query<ContractorDetailRow>(DETAIL, { bind: { id }, type: QueryTypes.SELECT });
  return found ?? null;
}
