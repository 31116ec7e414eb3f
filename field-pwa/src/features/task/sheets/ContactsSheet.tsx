// Site contacts: to read and call, then to edit; Save only after a change (specification 2 §4, §5).
import { mailLink } from '@lotline/schema/domain/kernel/mail-link';
import { useState } from 'react';
import { Mail, Pencil, Phone } from 'lucide-react';
import { sortContacts } from '@lotline/schema/domain/job/site-contact.rules';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { displayNameOf } from '@lotline/schema/domain/settings/optional-fields.setting';
import { canEditContact, canEditSiteContacts } from '../facts/job-edits.ts';
import { useTaskPage } from '../task-page-context.ts';
import { ContactsForm } from './ContactsForm.tsx';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ContactsSheet.module.css';

export function ContactsSheet() {
  const page = useTaskPage();
  const { job, actions, close, settings, at } = page;
  const [isEditing, setEditing] = useState(false);
  const isRefused = actions.problem?.action.name === 'setContacts' || (at === 'list' && actions.problem?.action.name === 'setDeveloper');
  if (isEditing || isRefused) return <ContactsForm onDone={() => setEditing(false)} />;
  const contacts = sortContacts(job.siteContacts);
  const edit = (
    <Button icon={Pencil} onClick={() => setEditing(true)}>
      Edit
    </Button>
  );
  return (
    <Sheet
      title={at === 'list' ? 'Developer and Site Contacts' : 'Site contacts'}
      subtitle={`WO ${job.workOrder}`}
      footer={(at === 'list' ? canEditContact(page) : canEditSiteContacts(page)) ? edit : undefined}
      onClose={close}
      scrollLabel="Site contacts"
    >
      {at === 'list' ? (
        <p className={styles.developer}>
          <span className={classes(words.small, words.muted)}>{displayNameOf(settings.names, 'developer', 'Developer')}</span>
          <b>{job.developer ?? 'None yet'}</b>
        </p>
      ) : null}
      {contacts.length === 0 ? <p className={words.muted}>No site contacts available.</p> : null}
      <ul className={styles.contacts}>
        {contacts.map((contact, index) => (
          <li key={`${String(contact.id)}-${String(index)}`}>
            <p>
              <b>{contact.name ?? 'No name'}</b>
              <span className={classes(words.small, words.muted)}>{contact.description ?? (index === 0 ? 'Primary' : '')}</span>
            </p>
            {contact.phone === null ? null : (
              <a className={styles.link} href={`tel:${contact.phone}`}>
                <Icon of={Phone} />
                {formatMobile(contact.phone)}
                <span className={words.sr}>: call {contact.name ?? 'this contact'}</span>
              </a>
            )}
            {contact.email === null ? null : (
              <a className={styles.link} href={mailLink(contact.email)}>
                <Icon of={Mail} />
                {contact.email}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
