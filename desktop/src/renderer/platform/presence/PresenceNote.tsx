// 'Alex is editing this job.': shown before anything is saved, for as long as it is so.
import { Users } from 'lucide-react';
import { sayPresent } from '@lotline/schema/domain/presence/presence.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { usePresence, type Present } from './use-presence.ts';
import styles from './PresenceNote.module.css';

interface PresenceNoteProps extends Omit<Present, 'entity'> {
  /** As it is declared: what it is called stands in the sentence. */
  readonly record: { readonly entity: Present['entity']; readonly called: string };
}

export function PresenceNote({ record: { entity, called }, ...here }: PresenceNoteProps) {
  const people = usePresence({ entity, ...here });
  const sentence = sayPresent(people, called);
  return (
    // rendered before it has text, so that a screen reader announces the change
    <p
      role="status"
      aria-label={`Others at this ${called}`}
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
