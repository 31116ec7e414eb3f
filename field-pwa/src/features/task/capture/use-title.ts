// Title and number of the next photo. The next missing shot is offered until the person names another; a title that they change begins at 1 again
// (specification 1 §5), one that is offered goes on behind what was taken under it.
import { useState } from 'react';
import { isSameTitle, nextImageNumber, parseImageNumber } from '@lotline/schema/domain/attachment/photo.rules';

interface Offered {
  /** Null: none is missing. */
  readonly shot: string | null;
  /** Of all photos that are known here. */
  readonly names: readonly string[];
}

interface Typed {
  readonly title: string;
  /** As typed. */
  readonly number: string;
  /** Named by the person, and not as it was offered: nothing takes its place. */
  readonly isOwn: boolean;
}

export interface NamedPhoto {
  readonly title: string;
  readonly numberText: string;
  readonly number: number;
  readonly setTitle: (title: string) => void;
  readonly enterTitle: () => void;
  readonly leaveTitle: () => void;
  readonly setNumber: (text: string) => void;
  /** The field is left: a number that is none becomes 1. */
  readonly settleNumber: () => void;
  /** One was taken under this title: the next one of it has the next number. */
  readonly taken: (title: string) => void;
}

export function useTitle({ shot, names }: Offered): NamedPhoto {
  const [typed, setTyped] = useState<Typed>({ title: '', number: '1', isOwn: false });
  const [isInTitle, setInTitle] = useState(false);
  // never under the hands of somebody who is about to write there: it waits until they have left it
  const offers = shot !== null && !isInTitle && !typed.isOwn && typed.title !== shot;
  if (offers) setTyped({ title: shot, number: String(nextImageNumber(shot, names)), isOwn: false });
  const number = parseImageNumber(typed.number);
  return {
    title: typed.title,
    numberText: typed.number,
    number,
    enterTitle: () => setInTitle(true),
    leaveTitle: () => setInTitle(false),
    setTitle: (title) =>
      setTyped((before) => ({
        title,
        number: title === before.title ? before.number : '1',
        isOwn: shot === null || !isSameTitle(title, shot),
      })),
    setNumber: (text) => setTyped((before) => ({ ...before, number: text })),
    settleNumber: () => setTyped((before) => ({ ...before, number: String(parseImageNumber(before.number)) })),
    taken: (title) =>
      setTyped((before) =>
        // by now the next shot may be offered
        isSameTitle(before.title, title) ? { ...before, number: String(parseImageNumber(before.number) + 1) } : before,
      ),
  };
}
