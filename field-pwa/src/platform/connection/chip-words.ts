// What the chip top right says: what needs the person first, then whether there is a connection and how much is not sent yet (look.md §2).
import type { QueueSum } from '../presses/queue-lines.ts';

export type ChipState = 'needs' | 'offline' | 'unsent' | 'ok';

export interface ChipWords {
  readonly state: ChipState;
  readonly text: string;
  /** For who cannot see it, in full; it begins with what is seen, which is what somebody says who speaks to the phone. */
  readonly label: string;
}

const things = (count: number): string => (count === 1 ? '1 thing' : `${String(count)} things`);

/** @param isLong what waits does so for longer than a moment */
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
    const told = count === 0 ? '. Everything is sent' : `: ${things(count)} not sent yet`;
    return { state: 'offline', text, label: `${text}${told}. Open unsent work` };
  }
  if (count > 0 && isLong)
    return { state: 'unsent', text: String(count), label: `${things(count)} not sent yet. Online. Open unsent work` };
  return { state: 'ok', text: 'All sent', label: 'All sent. Online. Open unsent work' };
}
