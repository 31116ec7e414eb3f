// How the form of a job lies: sections in order, each with its fields over twelve columns (mock edit.html). Names are the fields' own.
import type { JobField } from '@lotline/schema/domain/job/job.fields';
import type { AddressType } from '@lotline/schema/domain/job/job-address.rules';

export type Span = 2 | 3 | 4 | 6 | 12;
type Placed = readonly [field: JobField | 'reason', span: Span];

export interface SectionLayout {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Placed[];
}

const STRUCTURED: readonly Placed[] = [
  ['lotNumber', 2],
  ['unitNumber', 2],
  ['streetNumber', 3],
  ['streetName', 3],
  ['roadType', 2],
  ['suburb', 4],
  ['state', 2],
  ['postCode', 3],
  ['region', 3],
];
const FREE: readonly Placed[] = [
  ['address', 12],
  ['suburb', 4],
  ['state', 2],
  ['postCode', 3],
  ['region', 3],
];

const IDENTIFICATION: readonly Placed[] = [
  ['workOrder', 3],
  ['customerRef', 3],
  ['projectFSAM', 3],
  ['premises', 3],
  ['contract', 6],
  ['workType', 3],
  ['buildType', 3],
  ['description', 12],
  ['locationId', 3],
  ['acceleratedJob', 3],
  ['isReceived', 3],
];
const DUE: readonly Placed[] = [
  ['originalDueDate', 3],
  ['updatedDueDate', 3],
];
const OTHER_DATES: readonly Placed[] = [
  ['dbydExpiryDate', 3],
  ['crqDate', 3],
  ['laseDate', 3],
  ['integrationDate', 3],
  ['releaseDate', 3],
  ['startDueDate', 3],
  ['crqNumber', 3],
];
const PARTIES: readonly Placed[] = [
  ['developer', 6],
  ['financialContact', 6],
  ['deliveryPartner', 6],
  ['deliveryPartnerPm', 6],
  ['adtechPm', 6],
  ['scheduler', 6],
];
const ACCESS: readonly Placed[] = [
  ['siteContact', 6],
  ['siteContactPhone', 6],
  ['contactDetails', 6],
  ['comments', 6],
];
const WHY: readonly Placed[] = [['reason', 6]];

/** @param asksReason the due date moves: why is asked beside it */
export const layoutFor = (addressType: AddressType, asksReason: boolean): readonly SectionLayout[] => [
  { id: 'identification', title: 'Identification', fields: IDENTIFICATION },
  { id: 'address', title: 'Address', fields: addressType === 'structured' ? STRUCTURED : FREE },
  { id: 'dates', title: 'Dates', fields: [...DUE, ...(asksReason ? WHY : []), ...OTHER_DATES] },
  { id: 'parties', title: 'Parties', fields: PARTIES },
  { id: 'access', title: 'Access and contacts', fields: ACCESS },
  { id: 'commercial', title: 'Commercial', fields: [['bomComments', 12]] },
  { id: 'checklist', title: 'Checklist', fields: [['checklist', 12]] },
];
