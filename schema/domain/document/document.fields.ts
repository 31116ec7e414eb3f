// A document of a contractor or of a person as a record, declared: insurance, licences, tickets (screens.md §2.19). Valid through its last day in the company's zone.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { allowed, unless, type Verdict } from '../kernel/verdict.ts';
import { CONTRACTOR_CLAIM } from '../contractor/contractor.fields.ts';
import { declareRecord, recordKeysOf, type RecordOption } from '../record/record-declaration.ts';

export const DOCUMENT_KINDS = [
  { value: 'publicLiability', label: 'Public liability insurance' },
  { value: 'workersComp', label: 'Workers compensation insurance' },
  { value: 'licence', label: 'Licence' },
  { value: 'cabler', label: 'Cabler registration' },
  { value: 'whiteCard', label: 'White card' },
  { value: 'asbestos', label: 'Asbestos awareness' },
  { value: 'vehicle', label: 'Vehicle' },
  { value: 'rcti', label: 'RCTI agreement' },
] as const;

/** What the contractor signed so that it is paid by tax invoices that the company makes: no person has one. */
export const RCTI_AGREEMENT = 'rcti';

/** Whose a document is, and who keeps it. */
const DOCUMENT_OWNERS = { contractor: CONTRACTOR_CLAIM, person: 'CAN_MANAGE_USERS' } as const;
export type DocumentOwner = keyof typeof DOCUMENT_OWNERS;

/** Refusals: CLAIM_REQUIRED. */
export const canKeepDocumentsOf = (actor: Actor, owner: DocumentOwner): Verdict =>
  unless(hasClaim(actor, DOCUMENT_OWNERS[owner]), 'CLAIM_REQUIRED', { claim: DOCUMENT_OWNERS[owner] });

const keepsAny = (actor: Actor): Verdict => (canKeepDocumentsOf(actor, 'contractor').ok ? allowed : canKeepDocumentsOf(actor, 'person'));

export const DOCUMENT = declareRecord({
  entity: 'resource_document',
  called: 'document',
  // whose it is decides between the two: canKeepDocumentsOf
  claim: keepsAny,
  fields: {
    kind: { label: 'Kind', kind: 'choice', isRequired: true, options: DOCUMENT_KINDS },
    number: { label: 'Number', kind: 'line', most: 60 },
    insurer: { label: 'Insurer or issuer', kind: 'line', most: 100 },
    amount: { label: 'Sum insured', kind: 'amount', claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
    expiresOn: { label: 'Valid through', kind: 'day' },
    note: { label: 'Note', kind: 'line', most: 200 },
  },
});
export const DOCUMENT_KEYS = recordKeysOf(DOCUMENT);

/** Which kinds are mandatory, and for whom: the company's to say. */
export const DOCUMENT_KIND = declareRecord({
  entity: 'document_kind',
  called: 'kind of document',
  claim: 'CAN_MANAGE_SYSTEM_SETTINGS',
  fields: {
    isForContractors: { label: 'Mandatory for contractors', kind: 'yesNo', isRequired: true },
    isForPeople: { label: 'Mandatory for people', kind: 'yesNo', isRequired: true },
  },
});

export const kindsFor = (owner: DocumentOwner): readonly RecordOption[] =>
  owner === 'contractor' ? DOCUMENT_KINDS : DOCUMENT_KINDS.filter(({ value }) => value !== RCTI_AGREEMENT);

/** Refusals: INVALID_INPUT. */
export const canBeOf = (owner: DocumentOwner, kind: string | null): Verdict =>
  unless(owner === 'contractor' || kind !== RCTI_AGREEMENT, 'INVALID_INPUT', {
    field: 'kind',
    sentence: 'Only contractors have an RCTI agreement.',
  });

/** Refusals: INVALID_INPUT. @param isForPeople as a yesNo */
export const canBeMandatory = (kind: string, isForPeople: string | null | undefined): Verdict =>
  unless(isForPeople !== 'true' || canBeOf('person', kind).ok, 'INVALID_INPUT', {
    field: 'isForPeople',
    sentence: 'Only contractors have an RCTI agreement, so it is not mandatory for people.',
  });

/** 'White card'; a kind of a later version stands for itself. */
export const kindLabel = (kind: string): string => DOCUMENT_KINDS.find(({ value }) => value === kind)?.label ?? kind;
