// One change of the job's folders.
import { ChangeFolderDocument, type ChangeFolderInput } from '@lotline/schema/generated/operations';
import type { GqlChange } from '@lotline/web-session/gql';
import type { ClientStamp } from '../use-job-change.ts';

/** Answers no job: what shows files is read again. */
export async function sendFolder(call: GqlChange, input: ChangeFolderInput, client: ClientStamp): Promise<null> {
  await call(ChangeFolderDocument, { input, client });
  return null;
}
