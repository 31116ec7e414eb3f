// What saving the ticket of work makes of a task (specification 1 §4, §6): the ticket as it was sent takes the place of the one before; an empty one is
// a Reset, which needs a claim of its own.
export interface TicketState {
  readonly ticketOfWork: object | null;
}

export const isTicketReset = (ticket: object): boolean => Object.keys(ticket).length === 0;

export function saveTicket<T extends TicketState>(task: T, ticket: object): T {
  return { ...task, ticketOfWork: ticket };
}
