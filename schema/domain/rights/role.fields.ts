// A role as a record (screens.md §2.17): its name. Which claims it gives is beside it (role-changes.rules).
import { declareRecord } from '../record/record-declaration.ts';

export const ROLE_NAME_MOST = 60;

export const ROLE = declareRecord({
  entity: 'role',
  called: 'role',
  claim: 'CAN_MANAGE_ROLE_CLAIMS',
  fields: { name: { label: 'Name', kind: 'line', most: ROLE_NAME_MOST, isRequired: true } },
});

/** Two names are one, whatever their case and spaces (the unique index role_name). */
export const roleNameKey = (name: string): string => name.replace(/\s/g, '').toUpperCase();
