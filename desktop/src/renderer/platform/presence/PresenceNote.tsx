// 'Alex is editing this job.': shown before anything is saved, for as long as it is so.
import { Users } from 'lucide-react';
import { sayPresent } from '@lotline/schema/domain/presence/presence.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { usePresence, type Present } from './use-presence.ts';
import styles from './PresenceNote.module.css';

export function PresenceNote(here: Present) {
  const people = usePresence(here);
  const sentence = sayPresent(people, here.kind);
  return (
    // rendered before it has text, so that a screen reader announces the change
    <p
      role="status"
      aria-label={`Others at this ${here.kind}`}
      className={styles.note}
      data-editing={people.some((one) => one.isEditing) || undefined}
    >
      {sentence === null ? null : (
        <>
          <Icon of={Users} size="s" />
          {sentence}
        </>
      )}
    </p>
  );
}
