// The ticket of work (updateTicketOfWork): an empty object is a Reset, which needs its own claim. Specification 1 §4, §6; screens.md §2.26.
import { QueryTypes } from 'sequelize';
import { ExactJsonText } from '@lotline/schema/domain/kernel/exact-json';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { saveTicket } from '@lotline/schema/domain/task/task.effects';
import { canResetTicket, canSaveTicket } from '@lotline/schema/domain/task/task.lifecycle';
import { TICKET_SAVING_HERE, type CheckedTicket, type SettledTicket } from '@lotline/schema/domain/task/ticket-saving';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { personHolder } from '../../platform/http/slots.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import { attachTicketLater } from '../ticket/attach-ticket.step.ts';
import type { LoadedTask } from '../task-record/task.model.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface TicketInput {
  readonly id: number;
  /** The text of a JSON object. */
  readonly ticketOfWork: string;
  /** Why it is reset. */
  readonly reason?: string | null;
}

/** Where a day ends last on Earth: nobody whose own day still allows it is refused for the server's. */
const LAST_ZONE = 'Etc/GMT+12';

/** @throws RefusalError as moveTask; TICKET_INVALID, TICKET_INCOMPLETE; RATE_LIMITED, UNAVAILABLE while too many large ones are under way */
export async function saveTicketOfWork(context: RequestContext, input: TicketInput, client: ClientMutation | null): Promise<MovedTask> {
  const { ticketSaving = TICKET_SAVING_HERE, actor } = context;
  const checked = await ticketSaving.check(input.ticketOfWork, personHolder(actor.userId));
  const { isReset } = checked;
  return moveTask(context, {
    operation: 'updateTicketOfWork',
    move: isReset ? 'resetTicket' : 'saveTicket',
    scheduleId: input.id,
    input,
    client,
    may: isReset ? canResetTicket : canSaveTicket,
    // the ticket itself is no part of what is loaded: it may be large
    effect: (task) => task,
    follow: async (task, _, command) => {
      const { isComplete, kept } = await replaceTicket(task, { sent: input.ticketOfWork, checked }, command);
      command.versions['schedule'] = task.version;
      if (isComplete) await attachTicketLater(command, task);
      return { detail: new ExactJsonText(kept), why: isReset ? (input.reason ?? null) : null };
    },
  });
}

interface SentTicket {
  readonly sent: string;
  readonly checked: CheckedTicket;
}

/** As text both ways: as JavaScript's numbers a ticket would lose digits. */
async function replaceTicket(task: LoadedTask, { sent, checked }: SentTicket, command: CommandContext): Promise<SettledTicket> {
  const { sequelize, transaction, actor, ticketSaving = TICKET_SAVING_HERE } = command;
  const { id: scheduleId, constructionId, issuedDate } = task;
  // a plan may run out while the ticket waits on the phone
  const day = dayInZone(command.datedAt([issuedDate]).toISOString(), LAST_ZONE);
  const [row = { ticketOfWork: null }] = await sequelize.query<{ ticketOfWork: string | null }>(
    'select ticket_of_work::text as "ticketOfWork" from schedule where id = $scheduleId',
    { bind: { scheduleId }, transaction, type: QueryTypes.SELECT },
  );
  const { isReset, isCompleted } = checked;
  const setting = isCompleted ? await loadSetting(command, 'Ticket of Work', await workTypeOf(command, constructionId)) : null;
  const settled = await ticketSaving.settle({ before: row.ticketOfWork, sent, isReset, setting, day }, personHolder(actor.userId));
  const { ticketOfWork } = saveTicket(row, settled.ticket);
  await sequelize.query('update schedule set ticket_of_work = $ticketOfWork::jsonb where id = $scheduleId', {
    bind: { scheduleId, ticketOfWork },
    transaction,
  });
  return settled;
}

async function workTypeOf({ sequelize, transaction }: CommandContext, constructionId: number): Promise<string> {
  const [row] = await sequelize.query<{ workType: string }>('select work_type as "workType" from construction where id = $constructionId', {
    bind: { constructionId },
    transaction,
    type: QueryTypes.SELECT,
  });
  return row?.workType ?? '';
}
