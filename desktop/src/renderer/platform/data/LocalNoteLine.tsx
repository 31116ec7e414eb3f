// How old what stands here is, where this computer answered and not the server; and what only the server can answer.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import type { LocalNote } from './local-store.ts';

export function LocalNoteLine({ note }: { readonly note: LocalNote }) {
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const asOf = note.asOf === null ? 'From this computer' : `As at ${formatRecent(note.asOf, today, zone)}`;
  return (
    <span className={words.muted} role="status">
      {note.cannot ?? asOf}
    </span>
  );
}
