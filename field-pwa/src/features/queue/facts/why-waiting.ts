// Why something is not sent yet, where its own line does not say it.
import type { QueueLine } from '../../../platform/outbox/queue-lines.ts';
import { aboutText } from '../AboutLine.tsx';

export interface Circumstances {
  readonly online: boolean;
  readonly hasNetwork: boolean;
  readonly mustSignInAgain: boolean;
  /** What is refused and stands before it. */
  readonly behind: string | null;
  /** What another task sends first; null where nothing does. */
  readonly after: Pick<QueueLine, 'what' | 'task' | 'job'> | null;
}

export function whyWaiting({ state, why }: QueueLine, { online, hasNetwork, mustSignInAgain, behind, after }: Circumstances): string {
  if (behind !== null) return `It waits until you decide about “${behind}”.`;
  if (why !== null && state !== 'unanswered') return why;
  if (!hasNetwork)
    return state === 'unanswered' ? 'The connection dropped. It will be sent again, and counts only once.' : 'There is no connection.';
  if (mustSignInAgain) return 'Your sign-in has ended. Sign in again to send it.';
  if (!online) return 'The server cannot be reached. It will be sent by itself.';
  if (state === 'unanswered') return 'No answer came. It will be sent again, and counts only once.';
  if (after !== null) return `It will be sent after “${after.what}” (${aboutText(after) ?? 'another task'}).`;
  return state === 'undoable' ? 'You can still undo it.' : 'It is next.';
}
