// What the printed ticket of work needs to know of its task and job.
import { QueryTypes, type Transaction } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { formatAddress, type AddressParts } from '@lotline/schema/domain/kernel/address';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadLogo } from '../setting/company-logo.queries.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { taskScope } from '../access/task.scope.ts';
import type { TicketFacts } from './ticket-sheet.ts';

interface Row extends AddressParts {
  readonly scheduleId: number;
  readonly constructionId: number;
  readonly workOrder: string | null;
  readonly workType: string | null;
  readonly task: string | null;
  readonly group: string | null;
  readonly isSubmitted: boolean;
  readonly text: string | null;
}

const SHEET = `select s.id as "scheduleId", s.construction_id as "constructionId", c.work_order as "workOrder", c.work_type as "workType",
    s.name as task, g.name as "group", s.submitted_date is not null as "isSubmitted", s.ticket_of_work::text as text,
    c.address, c.lot_number as "lotNumber", c.unit_number as "unitNumber", c.street_number as "streetNumber", c.street_name as "streetName",
    c.road_type as "roadType", c.suburb, c.state, c.post_code as "postCode"
  from schedule s join construction c on c.id = s.construction_id left join work_group g on g.id = s.group_id
  where s.id = $scheduleId`;

/** A ticket that was reset, as PostgreSQL writes it. */
const NOTHING = '{}';

type Asked = Pick<RequestContext, 'sequelize' | 'log' | 'fileStore'> & { readonly timeZone: string; readonly transaction?: Transaction };

/** Null where the task is not there, not for this person, or has no ticket. @param actor null: the server itself asks */
export async function findTicketFacts(asked: Asked, scheduleId: number, actor: Actor | null): Promise<TicketFacts | null> {
  const { sequelize, transaction, timeZone: zone } = asked;
  const [row] = await sequelize.query<Row>(actor === null ? SHEET : `${SHEET} and ${taskScope('s')}`, {
    bind: { scheduleId, ...(actor === null ? {} : scopeBinds(actor)) },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  if (row === undefined || row.text === null || row.text === NOTHING) return null;
  const { constructionId, isSubmitted, text } = row;
  const { name, abn, logo } = (await loadCompanySettings({ sequelize, log: asked.log }, ['Company']))('Company');
  return {
    ...{ scheduleId, constructionId, text, isSubmitted, zone },
    workOrder: row.workOrder ?? '',
    address: formatAddress(row),
    task: row.task ?? '',
    group: row.group ?? '',
    company: { name, abn, logo: await loadLogo(asked, asked.fileStore, logo) },
    setting: await loadSetting(asked, 'Ticket of Work', row.workType ?? ''),
  };
}
