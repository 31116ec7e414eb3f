// What the printed ticket of work needs to know of its task and job.
import { QueryTypes, type Transaction } from 'sequelize';
import { formatAddress, type AddressParts } from '@lotline/schema/domain/kernel/address';
import { readTicket, type ReadTicket } from '@lotline/schema/domain/ticket/ticket';
import { formOfVersion, type TicketForm } from '@lotline/schema/domain/ticket/ticket-form';
import { stageOf, type TicketStage } from '@lotline/schema/domain/ticket/ticket.stage';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import { taskScope } from '../access/task.scope.ts';

export interface TicketSheet {
  readonly scheduleId: number;
  readonly constructionId: number;
  readonly workOrder: string;
  readonly address: string;
  readonly task: string;
  readonly group: string;
  /** As the task has it. */
  readonly text: string;
  readonly read: ReadTicket;
  /** Null: the form is not known here, or there is no ticket of this product. */
  readonly form: TicketForm | null;
  readonly stage: TicketStage;
  readonly zone: string;
}

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

type Asked = Pick<RequestContext, 'sequelize' | 'log'> & { readonly timeZone: string; readonly transaction?: Transaction };

/** Null where the task is not there, not for this person, or has no ticket. @param actor null: the server itself asks */
export async function findTicketSheet(asked: Asked, scheduleId: number, actor: Actor | null): Promise<TicketSheet | null> {
  const { sequelize, transaction, timeZone: zone } = asked;
  const [row] = await sequelize.query<Row>(actor === null ? SHEET : `${SHEET} and ${taskScope('s')}`, {
    bind: { scheduleId, ...(actor === null ? {} : scopeBinds(actor)) },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  const read = readTicket(row?.text ?? null);
  if (row === undefined || row.text === null || read.kind === 'none') return null;
  const { constructionId, isSubmitted, text } = row;
  const isTicket = read.kind === 'ticket';
  const setting = isTicket ? await loadSetting(asked, 'Ticket of Work', row.workType ?? '') : null;
  return {
    ...{ scheduleId, constructionId, text, read, zone },
    workOrder: row.workOrder ?? '',
    address: formatAddress(row),
    task: row.task ?? '',
    group: row.group ?? '',
    form: isTicket && setting !== null ? formOfVersion(setting, read.ticket.formVersion) : null,
    stage: isTicket ? stageOf(read.ticket, isSubmitted) : isSubmitted ? 'Locked' : 'From elsewhere',
  };
}
