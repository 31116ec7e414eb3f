// How old what stands here is, where this computer answered. No browser has it, so its words come with the first answer of a computer.
import { Suspense } from 'react';
import { lazyPart } from '../frame/lazy-part.tsx';
import type { LocalNote } from './local-store.ts';

const Line = lazyPart(async () => ({ default: (await import('./LocalNoteLine.tsx')).LocalNoteLine }));

export function LocalNoteText({ note }: { readonly note: LocalNote | null }) {
  if (note === null) return null;
  return (
    <Suspense fallback={null}>
      <Line note={note} />
    </Suspense>
  );
}
