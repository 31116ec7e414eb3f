// A message that failed goes once more; what came of it stands on its card.
import { SendBuilderSmsAgainDocument } from '@lotline/schema/generated/documents/builder-approval';
import { job } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import type { SentRequest } from './use-builder-approvals.ts';

/** @param jobIds of the request that is shown */
export function useSendSmsAgain(jobIds: readonly number[]): (request: SentRequest) => void {
  const { run, isBusy } = useCommand({
    touches: jobIds.map((id) => job(id)),
    toastText: 'The SMS is queued again',
    isFormless: true,
    send: async (call, id: number, client) => (await call(SendBuilderSmsAgainDocument, { id, client })).data,
  });
  return ({ id }) => {
    if (!isBusy) void run(id);
  };
}
