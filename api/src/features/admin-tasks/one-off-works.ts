// Which code does which one-off.
import type { OneOff } from '@lotline/schema/domain/log/one-off.rules';
import type { OneOffWork } from '../../platform/queue/one-off-part.ts';
import { SEND_MESSAGES_AGAIN } from '../builder/send-messages-again.step.ts';
import { TURN_BANK_KEY } from '../contractor/turn-bank-key.step.ts';
import { CLOSE_VISITS } from '../task/close-visits.step.ts';
import { SUM_LINES } from '../task/sum-lines.step.ts';

export const RUN_ONE_OFF = 'run_one_off';

export const ONE_OFF_WORKS: Readonly<Record<OneOff, OneOffWork>> = {
  sumLines: SUM_LINES,
  turnBankKey: TURN_BANK_KEY,
  closeVisits: CLOSE_VISITS,
  sendMessages: SEND_MESSAGES_AGAIN,
};
