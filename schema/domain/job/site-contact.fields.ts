// A site contact of a job as a record, declared (specification 2 §5; decision 080). Contacts are written together, as rows of their job: what is stale is judged by
// the job's version, on the phone too (decision 033).
import { declareRecord, recordKeysOf } from '../record/record-declaration.ts';

export const SITE_CONTACT = declareRecord({
  entity: 'site_contact',
  called: 'site contact',
  // the office's; who else may is for 'Field Work List' to say (canEditContactField)
  claim: 'CAN_EDIT_CONSTRUCTION',
  fields: {
    name: { label: 'Name', kind: 'line' },
    description: { label: 'Description', kind: 'line' },
    phone: { label: 'Phone', kind: 'mobile' },
    email: { label: 'Email', kind: 'email' },
  },
});
export const CONTACT_TEXTS = recordKeysOf(SITE_CONTACT);
