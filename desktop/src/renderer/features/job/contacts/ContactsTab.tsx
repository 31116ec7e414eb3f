// The people on site: call, write, and change who they are; the first is the primary one (specification 2 §5).
import { mailLink } from '@lotline/schema/domain/kernel/mail-link';
import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { CONTACT_TEXTS, SITE_CONTACT } from '@lotline/schema/domain/job/site-contact.fields';
import { sortContacts } from '@lotline/schema/domain/job/site-contact.rules';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import { TextOrDash, Table } from '../parts/Table.tsx';
import { ContactsSheet } from './ContactsSheet.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';

export default function ContactsTab() {
  const { job, settings, asAt } = useJobView();
  const [isEditing, setEditing] = useState(false);
  const nameOf = fieldNamesOf(settings, job.workType);
  const edit =
    asAt !== null ? null : (
      <Button icon={Pencil} onClick={() => setEditing(true)}>
        Edit contacts
      </Button>
    );
  return (
    <>
      <Panel title="Site contacts" note={`${nameOf('developer')}: ${job.developer ?? 'not set'}`} action={edit} flush>
        <Table label="Table of site contacts">
          <thead>
            <tr>
              {CONTACT_TEXTS.map((field) => (
                <th key={field} scope="col">
                  {SITE_CONTACT.fields[field].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortContacts(job.siteContacts).map(({ id, name, description, phone, email }, at) => (
              <tr key={id} data-id={id}>
                <th scope="row">
                  <TextOrDash>{name}</TextOrDash> {at === 0 ? <span className={words.muted}>primary</span> : null}
                </th>
                <td>
                  <TextOrDash>{description}</TextOrDash>
                </td>
                <td>{phone === null ? <TextOrDash>{null}</TextOrDash> : <a href={`tel:${phone}`}>{formatMobile(phone)}</a>}</td>
                <td>{email === null ? <TextOrDash>{null}</TextOrDash> : <a href={mailLink(email)}>{email}</a>}</td>
              </tr>
            ))}
            {job.siteContacts.length === 0 ? (
              <tr>
                <td colSpan={4}>No site contacts yet.</td>
              </tr>
            ) : null}
          </tbody>
        </Table>
      </Panel>
      {isEditing ? <ContactsSheet onClose={() => setEditing(false)} /> : null}
    </>
  );
}
