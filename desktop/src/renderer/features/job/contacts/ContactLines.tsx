// Whom to call on site, the primary one first.
import { sortContacts } from '@lotline/schema/domain/job/site-contact.rules';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import type { SiteContact } from '../job-data.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ContactLines.module.css';

export function ContactLines({ contacts }: { readonly contacts: readonly SiteContact[] }) {
  if (contacts.length === 0) return <p className={words.muted}>No site contacts yet.</p>;
  return (
    <ul className={styles.lines}>
      {sortContacts(contacts).map((contact, at) => (
        <li key={contact.id}>
          <span>
            {contact.name ?? 'No name'} {at === 0 ? <span className={words.muted}>primary</span> : null}
          </span>
          {contact.phone === null ? (
            <span className={words.muted}>no phone</span>
          ) : (
            <a href={`tel:${contact.phone}`}>{formatMobile(contact.phone)}</a>
          )}
        </li>
      ))}
    </ul>
  );
}
