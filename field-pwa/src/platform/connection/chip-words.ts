// The words of the chip top right: what needs the person first, then the connection and how much is unsent (look.md §2).
import type { QueueSum } from '../outbox/queue-lines.ts';

export type ChipState = 'needs' | 'offline' | 'unsent' | 'sending' | 'ok';

export interface ChipWords {
  readonly state: ChipState;
  readonly text: string;
  /** The accessible name, in full; it begins with the visible words, which a person says who speaks to the phone. */
  readonly label: string;
}

const things = (count: number): string => (count === 1 ? '1 thing' : `${String(count)} things`);

/** @param isLong it has waited for longer than a moment */
export function chipWords(
  { count, needsYou }: QueueSum,
  { online, isLong }: { readonly online: boolean; readonly isLong: boolean },
): ChipWords {
  const where = online ? 'Online' : 'Offline';
  const unsent = count - needsYou;
  if (needsYou > 0) {
    const rest = unsent === 0 ? '' : `, ${things(unsent)} not sent yet`;
    const text = `Needs you ${String(needsYou)}`;
    return { state: 'needs', text, label: `${text}. ${where}${rest}. Open unsent work` };
  }
  if (!online) {
    const text = count === 0 ? 'Offline' : `Offline ${String(count)}`;
    const told = count === 0 ? '. All sent' : `: ${things(count)} not sent yet`;
    return { state: 'offline', text, label: `${text}${told}. Open unsent work` };
  }
  if (count > 0 && isLong)
    return { state: 'unsent', text: String(count), label: `${things(count)} not sent yet. Online. Open unsent work` };
  // as wide as what follows it, so that nothing moves for what is answered in a moment
  if (count > 0) return { state: 'sending', text: 'Sending', label: 'Sending. Online. Open unsent work' };
  return { state: 'ok', text: 'All sent', label: 'All sent. Online. Open unsent work' };
}
