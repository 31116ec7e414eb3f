// What a call of an app asks for: the apps send the id of their document, which the server knows (decision 076).
import type { Request } from '@playwright/test';
import { REGISTERED_OPERATIONS } from '../../api/src/generated/registered-operations.ts';

/** The document's text and behind it the body as it was sent; empty for a call without a body. */
export function requestedIn(request: Request): string {
  const body = request.postData() ?? '';
  const documentId = /"documentId":"([^"]+)"/.exec(body)?.[1] ?? '';
  return `${REGISTERED_OPERATIONS.get(documentId) ?? ''}${body}`;
}
