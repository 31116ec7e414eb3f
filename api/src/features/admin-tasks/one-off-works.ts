// Which code does which one-off.
import type { OneOff } from '@lotline/schema/domain/log/one-off.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { OneOffDeps, OneOffWork } from '../../platform/queue/one-off-part.ts';
import { SEND_MESSAGES_AGAIN } from '../builder/send-messages-again.step.ts';
import { sealOf } from '../contractor/bank-account.step.ts';
import { TURN_BANK_KEY } from '../contractor/turn-bank-key.step.ts';
import { ASK_FOR_PHOTOS } from '../job-list/ask-for-photos.step.ts';
import { SEARCH_TEXTS } from '../job-list/search-texts.step.ts';
import { PURGE } from './purge.step.ts';
import { CLOSE_VISITS } from '../task/close-visits.step.ts';
import { SUM_LINES } from '../task/sum-lines.step.ts';

/** What each needs of a request. */
export const oneOffDeps = (context: RequestContext): OneOffDeps => {
  const { sequelize, now, log } = context;
  return { sequelize, now, log, bankSeal: sealOf(context) };
};

export const RUN_ONE_OFF = 'run_one_off';

export const ONE_OFF_WORKS: Readonly<Record<OneOff, OneOffWork>> = {
  sumLines: SUM_LINES,
  turnBankKey: TURN_BANK_KEY,
  closeVisits: CLOSE_VISITS,
  sendMessages: SEND_MESSAGES_AGAIN,
  askForPhotos: ASK_FOR_PHOTOS,
  searchTexts: SEARCH_TEXTS,
  purge: PURGE,
};
