// A list to disk through the program, and what is said where it does not get there.
import { ApiError, toApiError } from '@lotline/web-session/api-error';
import type { ArgsOf, DesktopBridge } from '../../../../ipc/contract.ts';
import type { SavedExport } from '../local-store.ts';

const NOT_SAVED =
  'The list was not saved: the server could not be reached and this computer has no copy of the list, or the file could not be written. No partial file is left behind.';
const BUSY = 'A list is already being saved. Wait for it, or cancel it at the top right.';

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** @returns null: the person chose no file, or cancelled. @throws ApiError with the sentence to say */
export async function savedBy({ saveExport }: Pick<DesktopBridge, 'saveExport'>, wish: ArgsOf<'saveExport'>): Promise<SavedExport | null> {
  const answer = await saveExport(wish);
  if (answer.outcome === 'copied') return { copyOf: answer.asOf };
  if (answer.outcome === 'cannot') throw new ApiError({ code: 'OFFLINE', status: 0, message: answer.sentence });
  if (answer.outcome === 'refused') throw toApiError(answer.status, parsed(answer.body));
  if (answer.outcome === 'failed') throw new ApiError({ code: 'OFFLINE', status: 0, message: NOT_SAVED });
  if (answer.outcome === 'busy') throw new ApiError({ code: 'OFFLINE', status: 0, message: BUSY });
  return answer.outcome === 'saved' ? { copyOf: null } : null;
}
