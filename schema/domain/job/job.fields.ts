// A job as a record, declared (decisions 049, 080): the fields that the office edits, in the sections and the order of its form (screens.md §2.7). Status,
// visits' dates and what quotes fill in are not among them; custom fields are its work type's.
import { valueOf, type FieldValue, type FieldValues } from '../kernel/field-merge.ts';
import { isRecordKey, recordKeysOf, type DeclaredField, type DeclaredRecord, type RecordKey } from '../record/record-declaration.ts';

export const JOB_SECTIONS = [
  'Identification',
  'Address',
  'Dates',
  'Parties',
  'Access and contacts',
  'Commercial',
  'Checklist',
  'Custom fields',
] as const;
export type JobSection = (typeof JOB_SECTIONS)[number];
/** Of the form's twelve columns. */
export type Span = 2 | 3 | 4 | 6 | 12;

export interface JobFieldSpec extends DeclaredField {
  readonly section: JobSection;
  readonly span: Span;
  /** Chosen from its list, and from nothing else. */
  readonly isChosen?: boolean;
  /** On the form of a work type whose addresses are of that kind. */
  readonly only?: 'structured' | 'free';
}

const LINE = 200;
const line = (section: JobSection, label: string, span: Span, most = LINE): JobFieldSpec => ({ label, section, span, kind: 'line', most });
const text = (section: JobSection, label: string, span: Span): JobFieldSpec => ({ label, section, span, kind: 'text', most: 4_000 });
const of = (section: JobSection, label: string, span: Span, kind: DeclaredField['kind']): JobFieldSpec => ({ label, section, span, kind });

export const JOB = {
  entity: 'construction',
  called: 'job',
  claim: 'CAN_EDIT_CONSTRUCTION',
  fields: {
    workOrder: { ...line('Identification', 'Work order', 3, 60), isRequired: true },
    customerRef: line('Identification', 'Customer ref', 3, 100),
    projectFSAM: { ...line('Identification', 'Project / FSAM', 3, 100), column: 'project_fsam' },
    premises: of('Identification', 'Premises', 3, 'count'),
    contract: line('Identification', 'Contract', 6),
    workType: { ...line('Identification', 'Work type', 3, 100), isChosen: true, isRequired: true },
    buildType: { ...line('Identification', 'Build type', 3, 100), isChosen: true },
    description: text('Identification', 'Description', 12),
    locationId: line('Identification', 'Location ID', 3, 60),
    acceleratedJob: of('Identification', 'Accelerated', 3, 'flag'),
    isReceived: of('Identification', 'Received', 3, 'flag'),
    address: { ...line('Address', 'Address', 12, 300), only: 'free', isRequired: true },
    lotNumber: { ...of('Address', 'Lot', 2, 'siteNumber'), only: 'structured' },
    unitNumber: { ...of('Address', 'Unit', 2, 'siteNumber'), only: 'structured' },
    streetNumber: { ...of('Address', 'Street number', 3, 'siteNumber'), only: 'structured' },
    streetName: { ...line('Address', 'Street', 3, 120), only: 'structured' },
    roadType: { ...line('Address', 'Road type', 2, 40), isChosen: true, only: 'structured' },
    suburb: line('Address', 'Suburb', 4, 100),
    state: of('Address', 'State', 2, 'state'),
    postCode: of('Address', 'Postcode', 2, 'postCode'),
    region: { ...line('Address', 'Region', 4, 100), isChosen: true },
    originalDueDate: of('Dates', 'Original due', 3, 'day'),
    updatedDueDate: of('Dates', 'Updated due', 3, 'day'),
    dbydExpiryDate: of('Dates', 'DBYD expiry', 3, 'day'),
    crqDate: of('Dates', 'CRQ', 3, 'day'),
    laseDate: of('Dates', 'LASE', 3, 'day'),
    integrationDate: of('Dates', 'Integration', 3, 'day'),
    releaseDate: of('Dates', 'Released', 3, 'day'),
    startDueDate: of('Dates', 'Start due', 3, 'day'),
    crqNumber: line('Dates', 'CRQ number', 3, 60),
    developer: line('Parties', 'Developer', 6),
    financialContact: { ...line('Parties', 'Customer', 6), column: 'financial_contact_name' },
    deliveryPartner: line('Parties', 'Delivery partner', 6),
    deliveryPartnerPm: line('Parties', 'Delivery partner PM', 6),
    adtechPm: line('Parties', 'Project manager', 6),
    scheduler: line('Parties', 'Scheduler', 6),
    siteContact: line('Access and contacts', 'Site contact', 6),
    siteContactPhone: of('Access and contacts', 'Site contact phone', 6, 'mobile'),
    contactDetails: text('Access and contacts', 'Contact details', 6),
    comments: text('Access and contacts', 'Access notes', 6),
    bomComments: text('Commercial', 'BOM comments', 12),
    checklist: text('Checklist', 'Checklist', 12),
  },
} as const satisfies DeclaredRecord & { readonly fields: Readonly<Record<string, JobFieldSpec>> };

export type JobField = RecordKey<typeof JOB>;
export const JOB_FIELDS: Readonly<Record<JobField, JobFieldSpec>> = JOB.fields;
export const JOB_FIELD_NAMES = recordKeysOf(JOB);
export const isJobField = (name: string): name is JobField => isRecordKey(JOB, name);

const CUSTOM = 'customFields.';
/** A custom field among the others: 'customFields.Gate code'. */
export const customKey = (fieldName: string): string => `${CUSTOM}${fieldName}`;
/** Its name, or null for a field of every job. */
export const customName = (key: string): string | null => (key.startsWith(CUSTOM) ? key.slice(CUSTOM.length) : null);

export const jobFieldLabel = (key: string): string => (isJobField(key) ? JOB_FIELDS[key].label : (customName(key) ?? key));

/** The parts that a structured address is made of. */
export const ADDRESS_PARTS = [
  'lotNumber',
  'unitNumber',
  'streetNumber',
  'streetName',
  'roadType',
  'suburb',
  'state',
  'postCode',
] as const satisfies readonly JobField[];

export type JobValue = FieldValue;
/** By field, custom ones by their key. */
export type JobValues = FieldValues;

export const textValue = (values: JobValues, field: string): string | null => {
  const value = valueOf(values, field);
  return typeof value === 'string' && value !== '' ? value : null;
};
