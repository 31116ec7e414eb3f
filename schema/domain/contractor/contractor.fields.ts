// An independent contractor as a record (screens.md §2.19), declared. Its state has moves of its own (contractor.lifecycle).
import { statesOfPostcode } from '../kernel/postcode.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import { declareRecord, recordKeysOf, type PlainValues } from '../record/record-declaration.ts';

export const CONTRACTOR_CLAIM = 'CAN_MANAGE_INDEPENDENT_CONTRACTORS';

export const CONTRACTOR = declareRecord({
  entity: 'independent_contractor',
  called: 'contractor',
  claim: CONTRACTOR_CLAIM,
  fields: {
    legalName: { label: 'Legal name', kind: 'line', most: 200, isRequired: true },
    tradingName: { label: 'Trading name', kind: 'line', most: 200 },
    abn: { label: 'ABN', kind: 'abn' },
    acn: { label: 'ACN', kind: 'acn' },
    abrStatus: {
      label: 'ABR status',
      kind: 'choice',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'cancelled', label: 'Cancelled' },
        { value: 'notFound', label: 'Not found' },
      ],
    },
    abrCheckedOn: { label: 'ABR checked on', kind: 'day' },
    gstRegistered: { label: 'GST registered', kind: 'yesNo', isRequired: true },
    gstFrom: { label: 'GST from', kind: 'day' },
    gstTo: { label: 'GST to', kind: 'day' },
    address: { label: 'Address', kind: 'line', most: 200 },
    suburb: { label: 'Suburb', kind: 'line', most: 100 },
    state: { label: 'State', kind: 'state' },
    postCode: { label: 'Postcode', kind: 'postCode' },
    contactName: { label: 'Contact', kind: 'line', most: 100 },
    contactPhone: { label: 'Contact mobile', kind: 'mobile' },
    contactEmail: { label: 'Contact email', kind: 'email' },
    remittanceEmail: { label: 'Remittance email', kind: 'email' },
    paymentTerms: { label: 'Payment terms', kind: 'line', most: 60 },
    xeroContactId: { label: 'Xero contact', kind: 'line', most: 60 },
    rctiStatus: {
      label: 'RCTI agreement',
      kind: 'choice',
      isRequired: true,
      options: [
        { value: 'none', label: 'None' },
        { value: 'sent', label: 'Sent' },
        { value: 'active', label: 'Active' },
        { value: 'ended', label: 'Ended' },
      ],
    },
    rctiSignedOn: { label: 'RCTI signed on', kind: 'day' },
    rctiScope: { label: 'RCTI scope', kind: 'line', most: 200 },
  },
  between: (values) => all(mustDateAbr(values), mustEndGstLater(values), mustLieInState(values), mustDateRcti(values)),
});
export const CONTRACTOR_KEYS = recordKeysOf(CONTRACTOR);

const at = (holds: boolean, field: string, sentence: string): Verdict => unless(holds, 'INVALID_INPUT', { field, sentence });
const isThere = (value: string | null | undefined): value is string => value !== null && value !== undefined && value !== '';

/** What was looked up by hand says when. */
const mustDateAbr = ({ abrStatus, abrCheckedOn }: PlainValues): Verdict =>
  at(!isThere(abrStatus) || isThere(abrCheckedOn), 'abrCheckedOn', 'ABR checked on is missing: say on which day the status was looked up.');

const mustEndGstLater = ({ gstFrom, gstTo }: PlainValues): Verdict =>
  at(!isThere(gstFrom) || !isThere(gstTo) || gstFrom <= gstTo, 'gstTo', 'GST to must not be before GST from.');

function mustLieInState({ state, postCode }: PlainValues): Verdict {
  const states = isThere(postCode) ? statesOfPostcode(postCode) : [];
  const isRight = !isThere(postCode) || (states.length > 0 && (!isThere(state) || states.some((one) => one === state)));
  const sentence =
    states.length === 0 ? `There is no postcode ${postCode ?? ''}.` : `Postcode ${postCode ?? ''} is in ${states.join(' or ')}.`;
  return at(isRight, 'postCode', sentence);
}

const mustDateRcti = ({ rctiStatus, rctiSignedOn }: PlainValues): Verdict =>
  at(rctiStatus !== 'active' || isThere(rctiSignedOn), 'rctiSignedOn', 'RCTI signed on is missing: an active agreement has been signed.');
