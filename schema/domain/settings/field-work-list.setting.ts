// 'Field Work List': which optional columns the field list shows and which may be edited from the field (specification 2 §2; domain.md §4).
import type { z } from 'zod';
import type { fieldWorkListSetting } from './field-work-list.schema.ts';

export type FieldWorkListSetting = z.output<typeof fieldWorkListSetting>;

/** The optional columns of the field list, in their order; custom fields follow. */
export const FIELD_LIST_COLUMNS = {
  developer: 'Developer',
  scheduledStartTime: 'Scheduled Start',
  issuedDate: 'Issued Date',
  dueDate: 'Due Date',
  issuedBy: 'Issued By',
  onsiteDate: 'Onsite Date',
  siteContact: 'Site Contact',
  customerRef: 'Customer Ref',
} as const;

/** Nothing can be edited from the field until a setting says so. */
export const DEFAULT_FIELD_WORK_LIST: FieldWorkListSetting = {
  fields: Object.keys(FIELD_LIST_COLUMNS).map((fieldName) => ({ fieldName, show: fieldName === 'dueDate', canEdit: false })),
};
