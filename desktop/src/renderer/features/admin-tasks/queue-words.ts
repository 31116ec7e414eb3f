// What is done with background jobs by hand, in words.
import { formatDate, formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import type { QueueMove } from '@lotline/schema/domain/log/queue.rules';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';

export type Step = QueueMove;

interface MoveWords {
  readonly verb: string;
  readonly about: string;
  readonly done: (what: string) => string;
}

export const MOVE_WORDS: Readonly<Record<QueueMove, MoveWords>> = {
  retry: {
    verb: 'Try again',
    about: 'It starts in a moment, with its full number of tries.',
    done: (what) => `${what}: tried again in a moment.`,
  },
  giveUp: {
    verb: 'Give up',
    about: 'It is not tried again automatically. It moves to Failed, where it can still be tried again.',
    done: (what) => `${what}: given up.`,
  },
  dismiss: {
    verb: 'Remove from the list',
    about: 'It is removed and its work is not done. This cannot be undone; the log keeps who did it and why.',
    done: (what) => `${what}: removed from the list.`,
  },
};

/** 'every hour at 7 minutes past' */
export const hourlyWords = (minute: number): string => `every hour at ${minute === 1 ? '1 minute' : `${String(minute)} minutes`} past`;

/** '3 planned, the next 30 Nov 2026 12:00 am' */
export const plannedWords = ({ planned, nextAt }: { readonly planned: number; readonly nextAt: string | null }): string =>
  nextAt === null ? 'none planned' : `${planned.toLocaleString('en-AU')} planned, the next ${formatDateClock(nextAt, browserZone())}`;

/** '3 planned, the next 30 Nov 2026': each on its day */
export const remindersWords = ({ planned, nextDay }: { readonly planned: number; readonly nextDay: string | null }): string =>
  nextDay === null ? 'none planned' : `${planned.toLocaleString('en-AU')} planned, the next ${formatDate(nextDay)}`;

/** How a run ended. What is planned one by one may both have done something and failed: '14 jobs, 1 failure, No room'. */
export function resultWords(did: string, error: string | null): string {
  if (error !== null) return `${did === '' ? 'failed' : did}, ${error}`;
  return did === '' ? 'nothing to do' : did;
}
