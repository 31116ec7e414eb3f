// The builder of a job and its first site contact as one record, declared: the short form that corrects them (updateDeveloperAndSiteContact, decision 080).
import { declareRecord } from '../record/record-declaration.ts';

const MAX_NAME_LENGTH = 200;

export const JOB_CONTACT = declareRecord({
  entity: 'construction',
  called: 'job',
  // the office's; who else may is for 'Field Work List' to say (canEditContactField)
  claim: 'CAN_EDIT_CONSTRUCTION',
  fields: {
    developer: { label: 'Builder', kind: 'line', most: MAX_NAME_LENGTH },
    siteContact: { label: 'Site contact', kind: 'line', most: MAX_NAME_LENGTH },
    siteContactPhone: { label: 'Mobile', kind: 'mobile' },
  },
});
