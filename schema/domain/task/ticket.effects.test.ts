import { isTicketReset, saveTicket } from './ticket.effects.ts';

test('the sent ticket takes the place of the one before, and nothing else of the task changes', () => {
  const task = { id: 3, ticketOfWork: { soil: 'clay' } };
  expect(saveTicket(task, { water: true })).toEqual({ id: 3, ticketOfWork: { water: true } });
  expect(task).toEqual({ id: 3, ticketOfWork: { soil: 'clay' } });
});

test('a ticket without anything in it is a Reset (Spec 1 §6)', () => {
  expect([{}, { soil: '' }].map(isTicketReset)).toEqual([true, false]);
});
