// The fields of a job that the office edits, in the sections of its form (screens.md §2.7): their names on the wire, their labels and their kinds.
// Status, visits' dates and what quotes fill in are not among them.
import { valueOf, type FieldValue, type FieldValues } from '../kernel/field-merge.ts';

export type JobFieldKind = 'line' | 'text' | 'count' | 'flag' | 'day' | 'mobile' | 'siteNumber' | 'state' | 'postCode';

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

export interface JobFieldSpec {
  readonly label: string;
  readonly section: JobSection;
  readonly kind: JobFieldKind;
  /** Of a text, in characters. */
  readonly most?: number;
  readonly isRequired?: boolean;
}

const LINE = 200;
const line = (section: JobSection, label: string, most = LINE): JobFieldSpec => ({ label, section, kind: 'line', most });
const text = (section: JobSection, label: string): JobFieldSpec => ({ label, section, kind: 'text', most: 4_000 });
const of = (section: JobSection, label: string, kind: JobFieldKind): JobFieldSpec => ({ label, section, kind });

export const JOB_FIELD_NAMES = [
  'workOrder',
  'customerRef',
  'projectFSAM',
  'premises',
  'contract',
  'workType',
  'buildType',
  'description',
  'locationId',
  'acceleratedJob',
  'isReceived',
  'address',
  'lotNumber',
  'unitNumber',
  'streetNumber',
  'streetName',
  'roadType',
  'suburb',
  'state',
  'postCode',
  'region',
  'originalDueDate',
  'updatedDueDate',
  'releaseDate',
  'startDueDate',
  'dbydExpiryDate',
  'crqDate',
  'crqNumber',
  'laseDate',
  'integrationDate',
  'developer',
  'financialContact',
  'deliveryPartner',
  'deliveryPartnerPm',
  'adtechPm',
  'scheduler',
  'siteContact',
  'siteContactPhone',
  'contactDetails',
  'comments',
  'bomComments',
  'checklist',
] as const;
export type JobField = (typeof JOB_FIELD_NAMES)[number];

export const JOB_FIELDS: Readonly<Record<JobField, JobFieldSpec>> = {
  workOrder: { ...line('Identification', 'Work order', 60), isRequired: true },
  customerRef: line('Identification', 'Customer ref', 100),
  projectFSAM: line('Identification', 'Project / FSAM', 100),
  premises: of('Identification', 'Premises', 'count'),
  contract: line('Identification', 'Contract'),
  workType: { ...line('Identification', 'Work type', 100), isRequired: true },
  buildType: line('Identification', 'Build type', 100),
  description: text('Identification', 'Description'),
  locationId: line('Identification', 'Location ID', 60),
  acceleratedJob: of('Identification', 'Accelerated', 'flag'),
  isReceived: of('Identification', 'Received', 'flag'),
  address: { ...line('Address', 'Address', 300), isRequired: true },
  lotNumber: of('Address', 'Lot', 'siteNumber'),
  unitNumber: of('Address', 'Unit', 'siteNumber'),
  streetNumber: of('Address', 'Street number', 'siteNumber'),
  streetName: line('Address', 'Street', 120),
  roadType: line('Address', 'Road type', 40),
  suburb: line('Address', 'Suburb', 100),
  state: of('Address', 'State', 'state'),
  postCode: of('Address', 'Postcode', 'postCode'),
  region: line('Address', 'Region', 100),
  originalDueDate: of('Dates', 'Original due', 'day'),
  updatedDueDate: of('Dates', 'Updated due', 'day'),
  releaseDate: of('Dates', 'Released', 'day'),
  startDueDate: of('Dates', 'Start due', 'day'),
  dbydExpiryDate: of('Dates', 'DBYD expiry', 'day'),
  crqDate: of('Dates', 'CRQ', 'day'),
  crqNumber: line('Dates', 'CRQ number', 60),
  laseDate: of('Dates', 'LASE', 'day'),
  integrationDate: of('Dates', 'Integration', 'day'),
  developer: line('Parties', 'Developer'),
  financialContact: line('Parties', 'Customer'),
  deliveryPartner: line('Parties', 'Delivery partner'),
  deliveryPartnerPm: line('Parties', 'Delivery partner PM'),
  adtechPm: line('Parties', 'Project manager'),
  scheduler: line('Parties', 'Scheduler'),
  siteContact: line('Access and contacts', 'Site contact'),
  siteContactPhone: of('Access and contacts', 'Site contact phone', 'mobile'),
  contactDetails: text('Access and contacts', 'Contact details'),
  comments: text('Access and contacts', 'Access notes'),
  bomComments: text('Commercial', 'BOM comments'),
  checklist: text('Checklist', 'Checklist'),
};

const NAMES: ReadonlySet<string> = new Set(JOB_FIELD_NAMES);
export const isJobField = (name: string): name is JobField => NAMES.has(name);

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
