// A list to disk through the program, and what is said where it does not get there.
import { ApiError, toApiError } from '@lotline/web-session/api-error';
import type { DesktopBridge } from '../../../../ipc/contract.ts';

const NOT_SAVED = 'The list was not saved: the server could not be reached, or the file could not be written. No half file is left.';
const BUSY = 'A list is being saved already. Wait for it, or cancel it at the top right.';

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** @returns false: the person chose no file, or cancelled. @throws ApiError with the sentence to say */
export async function savedBy({ saveExport }: Pick<DesktopBridge, 'saveExport'>, path: string, fileName: string): Promise<boolean> {
  const answer = await saveExport({ path, fileName });
  if (answer.outcome === 'refused') throw toApiError(answer.status, parsed(answer.body));
  if (answer.outcome === 'failed') throw new ApiError({ code: 'OFFLINE', status: 0, message: NOT_SAVED });
  if (answer.outcome === 'busy') throw new ApiError({ code: 'OFFLINE', status: 0, message: BUSY });
  return answer.outcome === 'saved';
}
