// A person as a record (screens.md §2.17): name and e-mail. Roles and groups are beside it (person-changes).
import { declareRecord } from '../record/record-declaration.ts';

export const PERSON = declareRecord({
  entity: 'app_user',
  called: 'person',
  claim: 'CAN_MANAGE_USERS',
  fields: {
    firstName: { label: 'First name', kind: 'line', most: 100, isRequired: true },
    lastName: { label: 'Last name', kind: 'line', most: 100, isRequired: true },
    email: { label: 'Email', kind: 'email', isRequired: true },
  },
});
