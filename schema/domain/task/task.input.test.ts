import { refusalOf } from '../../testing/refusal-of.ts';
import { parseInput } from '../kernel/input.ts';
import { MAX_TICKET_BYTES } from '../kernel/input-limits.ts';
import {
  completeInput,
  declineInput,
  partialReasonInput,
  reopenInput,
  scheduleInput,
  taskUserInput,
  ticketOfWorkInput,
} from './task.input.ts';

describe('what a move carries (Spec 1 §7)', () => {
  it('keeps of a task user only what the caller may decide', () => {
    const sent = { id: 4, userId: 99, scheduleId: 1, onSiteUtc: '2020-01-01T00:00:00Z', confirmItemQtys: true, comments: ' done ' };
    expect(parseInput(taskUserInput, sent)).toEqual({ scheduleId: 1, comments: 'done' });
    expect(parseInput(taskUserInput, { scheduleId: 1, comments: null })).toEqual({ scheduleId: 1, comments: null });
  });

  it('takes a completion as whole unless it says partial', () => {
    expect(parseInput(completeInput, { taskUser: { scheduleId: 1 } }).partial).toBe(false);
    expect(parseInput(completeInput, { taskUser: { scheduleId: 1 }, partial: true }).partial).toBe(true);
  });

  it('allows a decline without a reason', () => {
    expect(parseInput(declineInput, { scheduleId: 1 })).toEqual({ scheduleId: 1, reason: null });
    expect(parseInput(declineInput, { scheduleId: 1, reason: 'x'.repeat(1000) }).reason).toHaveLength(1000);
  });

  it.each([
    [scheduleInput, { scheduleId: 0 }, 'INVALID_INPUT'],
    [scheduleInput, {}, 'INVALID_INPUT'],
    [declineInput, { scheduleId: 1, reason: 'x'.repeat(1001) }, 'INVALID_INPUT'],
    [reopenInput, { scheduleId: 1 }, 'REASON_REQUIRED'],
    [reopenInput, { scheduleId: 1, reason: '  ' }, 'REASON_REQUIRED'],
    [taskUserInput, { scheduleId: 1, comments: 'x'.repeat(4001) }, 'INVALID_INPUT'],
    [taskUserInput, { scheduleId: 1, comments: 'a\u0000' }, 'INVALID_INPUT'],
    [partialReasonInput, { comments: ' ' }, 'COMMENT_REQUIRED'],
    [partialReasonInput, {}, 'COMMENT_REQUIRED'],
    [ticketOfWorkInput, { id: 1, ticketOfWork: `{"a":"${'x'.repeat(MAX_TICKET_BYTES)}"}` }, 'BODY_TOO_LARGE'],
    [ticketOfWorkInput, { id: 1, ticketOfWork: `{"a":"${'–'.repeat(MAX_TICKET_BYTES / 3)}"}` }, 'BODY_TOO_LARGE'],
  ])('case %#: refuses with its code', (schema, value, code) => {
    expect(refusalOf(() => parseInput<unknown>(schema, value)).code).toBe(code);
  });

  it('keeps a ticket of work of exactly 1 MB', () => {
    const ticketOfWork = `{"a":"${'x'.repeat(MAX_TICKET_BYTES - 8)}"}`;
    expect(parseInput(ticketOfWorkInput, { id: 1, ticketOfWork }).ticketOfWork).toBe(ticketOfWork);
  });
});
