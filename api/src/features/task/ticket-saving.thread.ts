// The thread that reads and compares large tickets of work.
import { checkTicket, settleTicket } from '@lotline/schema/domain/task/ticket-saving';
import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import type { TicketAnswer, TicketTask } from './ticket-saving.ts';

answerInThread((task: TicketTask): TicketAnswer =>
  'check' in task ? { checked: checkTicket(task.check) } : { settled: settleTicket(task.settle) },
);
