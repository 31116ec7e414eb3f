// Codes that nobody can meet on the task page, each with its reason. A new code stands in a case or here.
import type { ErrorCode } from '@lotline/schema/errors/catalogue';

const FILES = 'The files of a task have no screen yet: met by the API’s own tests and e2e/files.';
const TICKET = 'The ticket of work has no screen yet: met by the API’s own tests.';
const OWN_DOCUMENTS = 'These pages send documents of their own, which the build has checked against the schema.';

const WAITS = 'No refusal: the press stands and is sent again by itself (Pressed.dom.test.tsx, presses.test.ts).';

export const NOT_MET: Partial<Record<ErrorCode, string>> = {
  IMPERSONATION_ENDED: 'The session ends with it (impersonation-session.dom.test.ts).',
  IMPERSONATION_FORBIDS: 'Only in a tab of someone who is signed in as someone else, which keeps nothing (impersonated.db.test.ts).',
  MALFORMED_REQUEST: OWN_DOCUMENTS,
  QUERY_TOO_COMPLEX: OWN_DOCUMENTS,
  OPERATION_UNKNOWN: 'The page then sends the document itself (send.dom.test.ts).',
  BODY_TOO_LARGE: 'Every field of these pages holds less than a request may.',
  IDEMPOTENCY_MISMATCH: 'The pages never send an id again with other contents (call-stamps.test.ts).',
  UNAUTHENTICATED: WAITS,
  CANNOT_LOG_IN: WAITS,
  ADDRESS_NOT_ALLOWED: WAITS,
  RATE_LIMITED: WAITS,
  UNAVAILABLE: WAITS,
  TIMEOUT: WAITS,
  FAULT: WAITS,
  ALREADY_TAKEN: 'Nothing that is unique is typed on these pages (api/src/platform/db/unique-keys.ts).',
  COMMENT_TARGET: 'The form names the task or the job, never both (chat-lines.ts).',
  BUILDER_REQUEST_INCOMPLETE:
    'The sheet asks for nothing that lacks; of what was sent later, in “Needs you” (queue/each-refusal.dom.test.tsx).',
  CATEGORY_REQUIRED: 'It stands on the page of the upload (Attachments.dom.test.tsx, e2e/attachments/upload).',
  POTENTIAL_JOB_INCOMPLETE: 'The office alone processes a potential job.',
  POTENTIAL_JOB_STATE: 'It stands with the person’s potential jobs (queue/each-refusal.dom.test.tsx).',
  CUSTOM_TASK_NOT_COMPLETABLE: 'It stands on the field list (FieldListPage.dom.test.tsx, e2e/task-page/refusals).',
  TICKET_INVALID: TICKET,
  TICKET_INCOMPLETE: TICKET,
  TICKET_LOCKED: TICKET,
  FILE_TYPE_NOT_ALLOWED: FILES,
  FILE_TOO_LARGE: FILES,
  PICTURE_TOO_LARGE: FILES,
  FILE_UNREADABLE: FILES,
  FILE_MISMATCH: FILES,
  FILE_NOT_UPLOADED: FILES,
  FILE_PARTS_MISSING: FILES,
  FILE_PARTS_CHANGED: FILES,
  FILE_COMPLETE: FILES,
  UPLOAD_URL_INVALID: FILES,
  STORAGE_FULL: FILES,
};
