// What somebody else saved while this form was open; what is typed here stays, and Save replaces theirs (quality.md §1, point 6).
import { sortContacts } from '@lotline/schema/domain/job/site-contact.rules';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import type { Job } from '../facts/page-data.ts';

interface SavedMeanwhileProps {
  readonly contacts: Job['siteContacts'];
  /** Who saved them, where the server tells it. */
  readonly by: string | null;
}

export function SavedMeanwhile({ contacts, by }: SavedMeanwhileProps) {
  const told = sortContacts(contacts).map(({ name, phone }) =>
    [name ?? 'No name', phone === null ? '' : formatMobile(phone)].join(' ').trim(),
  );
  return (
    <Banner title={by === null ? 'Changed while you were editing:' : `Changed by ${by} while you were editing:`}>
      {told.length === 0 ? 'no contact' : told.join(', ')}. Save again to use yours, or close to keep theirs.
    </Banner>
  );
}
