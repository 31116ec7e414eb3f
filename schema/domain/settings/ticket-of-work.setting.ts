// 'Ticket of Work': whom to call at a stop, and the forms of a work type. Every version that was ever in use stays: a ticket opens with its own
// (screens.md §2.26; domain.md §4).
import type { z } from 'zod';
import type { ticketForm, ticketOfWorkSetting, ticketQuestion, ticketStep } from './ticket-of-work.schema.ts';

export type TicketOfWorkSetting = z.output<typeof ticketOfWorkSetting>;
export type TicketForm = z.output<typeof ticketForm>;
export type TicketStep = z.output<typeof ticketStep>;
export type TicketQuestion = z.output<typeof ticketQuestion>;

/** No form of its own: version 1, which comes with the product, is asked. */
export const DEFAULT_TICKET_OF_WORK: TicketOfWorkSetting = { supervisorName: '', supervisorPhone: '', forms: [] };
