// Each refusal that an action can meet, once, in "Needs you": by its sentence, with the ways out that are left (issue 9 §2, §4).
import { screen, waitFor, within } from '@testing-library/react';
import { OFFICE_REFUSALS } from '@lotline/schema/testing/office-refusals';
import { READY_ENTRY } from '@lotline/schema/domain/potential-job/testing/build-entry';
import { CATALOGUE, sayError, type ErrorCode, type ErrorDetails } from '@lotline/schema/errors/catalogue';
import type { NewAction } from '../../platform/outbox/action-input.ts';
import { changeItem, goOnsite, needs, openQueue, refusal, say } from './testing/open-queue.tsx';

const TASK = { kind: 'task', id: 11, jobId: 10 } as const;
const JOB = { kind: 'job', id: 10, jobId: 10 } as const;
const move = (name: 'accept' | 'goOffsite' | 'complete' | 'confirm' | 'submit'): NewAction => ({ ...goOnsite, name }) as NewAction;
const addItem: NewAction = {
  name: 'addItem',
  input: { itemId: 4, quantity: '2', reason: 'Rock', scheduleId: 11 },
  subject: TASK,
  base: { code: 'ROCK', name: 'Rock excavation', unitOfMeasure: 'hr' },
};
const partly: NewAction = { name: 'completePartially', input: { scheduleId: 11, comments: 'Wet' }, subject: TASK, base: null };
const setStatus: NewAction = { name: 'setStatus', input: { id: 10, status: 'Complete' }, subject: JOB, base: { status: 'Issued' } };
const setDeveloper: NewAction = { name: 'setDeveloper', input: { id: 10, developer: 'Banksia Homes' }, subject: JOB, base: null };
const setContacts: NewAction = {
  name: 'setContacts',
  input: { constructionId: 10, siteContacts: [{ name: 'Sarah', phone: '0298765432' }] },
  subject: JOB,
  base: { version: 0 },
};
const editComment: NewAction = {
  name: 'editComment',
  input: { id: 1, userId: 5, comments: 'Gate code is 4712' },
  subject: TASK,
  base: { comments: 'Gate code is 4711' },
};
const tick: NewAction = {
  name: 'tick',
  input: { id: 3, isCompleted: true },
  subject: { kind: 'customTask', id: 3, jobId: null },
  base: { isCompleted: false },
};

const savePotentialJob: NewAction = {
  name: 'savePotentialJob',
  input: { ...READY_ENTRY, id: 12 },
  subject: { kind: 'potentialJob', id: 12, jobId: null },
  base: { version: 1 },
};

const sendRequest: NewAction = { name: 'sendRequest', input: { ids: [10], message: 'May we?' }, subject: JOB, base: null };

/** keep: it may be sent again. no: the same would be refused the same. */
type Ways = 'keep' | 'no';
const MET: Partial<Record<ErrorCode, readonly [press: NewAction, ways: Ways, details?: ErrorDetails]>> = {
  CLAIM_REQUIRED: [goOnsite, 'keep'],
  NOT_FOUND: [editComment, 'no'],
  TASK_LEFT: [goOnsite, 'no'],
  INVALID_INPUT: [addItem, 'no', { sentence: 'Quantity must be a number with at most 9 digits and 3 decimals.' }],
  BODY_TOO_LARGE: [setContacts, 'no', { limit: '1 MiB' }],
  IDEMPOTENCY_MISMATCH: [goOnsite, 'no'],
  STALE_VERSION: [setContacts, 'keep'],
  ALREADY_TAKEN: [addItem, 'no', { sentence: 'This was added already.' }],
  NOT_SUBCONTRACTED: [move('accept'), 'keep'],
  ALREADY_ACCEPTED: [move('accept'), 'keep'],
  ALREADY_DECLINED: [move('accept'), 'keep'],
  TASK_NOT_ACCEPTED: [goOnsite, 'keep'],
  TASK_COMPLETED: [goOnsite, 'keep'],
  TASK_NOT_COMPLETED: [move('confirm'), 'keep'],
  TASK_SUBMITTED: [goOnsite, 'keep'],
  TASK_IGNORED: [goOnsite, 'keep'],
  CONTRACTOR_NOT_COMPLIANT: [move('accept'), 'keep', { document: 'insurance' }],
  ALREADY_ONSITE: [goOnsite, 'keep'],
  ONSITE_GATE: [goOnsite, 'keep', { gate: 'currentPlans', named: '12 Nov 2026' }],
  NOT_ONSITE: [move('goOffsite'), 'keep'],
  COMMENT_REQUIRED: [partly, 'no'],
  ALREADY_CONFIRMED: [move('confirm'), 'keep'],
  ITEM_QTYS_NOT_CONFIRMED: [move('submit'), 'keep'],
  ITEMS_REJECTED: [move('submit'), 'keep', { codes: ['PIT-450'] }],
  ITEM_CHANGE_NOT_ALLOWED: [changeItem, 'keep', { missing: 'submitted' }],
  ITEM_ARCHIVED: [addItem, 'no'],
  JOB_FULL: [addItem, 'keep', { what: 'items', most: '1,000' }],
  QUANTITY_ZERO: [addItem, 'no'],
  QUANTITY_NEGATIVE: [changeItem, 'no'],
  REASON_REQUIRED: [addItem, 'no'],
  PAYMENT_APPROVED: [changeItem, 'keep'],
  STATUS_NOT_ALLOWED: [setStatus, 'no', { allowed: ['Field complete'] }],
  STATUS_NEEDS_FIRST: [setStatus, 'keep', { lacks: ['Photos are missing: 3'] }],
  FIELD_NOT_EDITABLE: [setDeveloper, 'no', { field: 'Developer' }],
  PHONE_INVALID: [setContacts, 'no'],
  SITE_CONTACT_REQUIRED: [setContacts, 'no'],
  COMMENT_NOT_YOURS: [editComment, 'no'],
  COMMENT_EMPTY: [say(' '), 'no'],
  COMMENT_TOO_LONG: [say('p'), 'no'],
  COMMENT_LIMIT: [say('Water in the pit'), 'keep', { most: 300 }],
  COMMENT_TARGET: [say('Water in the pit'), 'no'],
  CUSTOM_TASK_NOT_COMPLETABLE: [tick, 'no'],
  POTENTIAL_JOB_STATE: [savePotentialJob, 'no', { status: 'In review', move: 'edit' }],
  BUILDER_REQUEST_INCOMPLETE: [sendRequest, 'keep', { workOrder: '48213', missing: ['a mobile'] }],
  STORAGE_FULL: [say('Water in the pit'), 'keep', { what: 'record' }],
};

/** No refusal: it stands as not sent, and goes again by itself (outbox.test.ts). */
const WAITS: readonly string[] = [
  'UNAUTHENTICATED',
  'CANNOT_LOG_IN',
  'RATE_LIMITED',
  'ADDRESS_NOT_ALLOWED',
  'UNAVAILABLE',
  'TIMEOUT',
  'FAULT',
];
/** Of calls that no action makes, and of a tab that keeps none: documents of others, files, the ticket of work, processing, somebody else's sign-in. */
const NO_ACTION =
  /^(IMPERSONATION_|MALFORMED_REQUEST|QUERY_TOO_COMPLEX|OPERATION_UNKNOWN|TICKET_|FILE_|PICTURE_|UPLOAD_|CATEGORY_|POTENTIAL_JOB_INCOMPLETE)/;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each(Object.entries(MET).map(([code, met]) => [code as ErrorCode, ...met] as const))(
  '%s stands in “Needs you” by its sentence',
  async (code, action, ways, details = {}) => {
    const { enqueue } = openQueue({ answers: new Proxy({}, { get: () => () => Promise.reject(refusal(code, details)) }) });
    enqueue(action);
    const part = within(await needs());
    expect(part.getAllByText(sayError(code, details))[0]).toBeVisible();
    const keep = part.getByRole('button', { name: 'Keep mine' });
    await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBe(ways === 'keep' ? null : 'true'));
    expect(part.getByRole('button', { name: 'Use theirs' })).toBeEnabled();
    expect(screen.getByRole('link', { name: /^Needs you 1\./ })).toBeVisible();
  },
);

test('a refused potential job can be corrected where it was written down', async () => {
  const { enqueue } = openQueue({
    answers: { UpdatePotentialJob: () => Promise.reject(refusal('POTENTIAL_JOB_STATE', { status: 'In review' })) },
  });
  enqueue(savePotentialJob);
  const part = within(await needs());
  expect(part.getByRole('link', { name: 'Correct it' })).toHaveAttribute('href', '/field/potentialjobs?show=12');
  expect(part.getByText(/Lot 14, Wattle, Box Hill/)).toBeVisible();
});

test('every code of the catalogue is met here or is no refusal of a press', () => {
  const met: readonly string[] = [...Object.keys(MET), ...OFFICE_REFUSALS];
  expect(Object.keys(CATALOGUE).filter((code) => !met.includes(code) && !WAITS.includes(code) && !NO_ACTION.test(code))).toEqual([]);
});
