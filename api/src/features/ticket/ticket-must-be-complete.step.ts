// A ticket of work that says that it is complete must be: judged by the rule that the phone asks before its button (decision 061).
import { isDeepStrictEqual } from 'node:util';
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { readTicket } from '@lotline/schema/domain/ticket/ticket';
import { formOfVersion } from '@lotline/schema/domain/ticket/ticket-form';
import { lacksForCompletion } from '@lotline/schema/domain/ticket/ticket.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';

/** Where a day ends last on Earth: nobody whose own day still allows it is refused for the server's. */
const LAST_ZONE = 'Etc/GMT+12';

interface SavedTicket {
  readonly constructionId: number;
  /** As it stood, and as it will stand. */
  readonly before: string | null;
  readonly ticket: string;
  /** When it was pressed: a plan may run out while the ticket waits on the phone. */
  readonly at: Date;
}

/** @throws RefusalError TICKET_INCOMPLETE */
export async function ticketMustBeComplete(command: CommandContext, { constructionId, before, ticket, at }: SavedTicket): Promise<void> {
  const read = readTicket(ticket);
  // what stands already was judged when it came to stand
  if (read.kind !== 'ticket' || read.ticket.times.completedAt === null || isDeepStrictEqual(read, readTicket(before))) return;
  const setting = await loadSetting(command, 'Ticket of Work', await workTypeOf(command, constructionId));
  const form = formOfVersion(setting, read.ticket.formVersion);
  if (form === null) refuse('TICKET_INCOMPLETE', { lacks: `Version ${String(read.ticket.formVersion)} of its form is not known.` });
  const [lacks] = lacksForCompletion(form, read.ticket, dayInZone(at.toISOString(), LAST_ZONE));
  if (lacks !== undefined) refuse('TICKET_INCOMPLETE', { lacks });
}

async function workTypeOf({ sequelize, transaction }: CommandContext, constructionId: number): Promise<string> {
  const [row] = await sequelize.query<{ workType: string }>('select work_type as "workType" from construction where id = $constructionId', {
    bind: { constructionId },
    transaction,
    type: QueryTypes.SELECT,
  });
  return row?.workType ?? '';
}
