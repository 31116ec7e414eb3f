// One change of the job's folders.
import { ChangeFolderDocument } from '@lotline/schema/generated/documents/files';
import type { ChangeFolderInput } from '@lotline/schema/generated/operations';
import type { SendChange } from '../../../platform/data/send-change.ts';
import type { ClientStamp } from '../../../platform/data/use-command.ts';

/** Answers no job: what shows files is read again. */
export async function sendFolder(call: SendChange, input: ChangeFolderInput, client: ClientStamp): Promise<null> {
  await call(ChangeFolderDocument, { input, client });
  return null;
}
