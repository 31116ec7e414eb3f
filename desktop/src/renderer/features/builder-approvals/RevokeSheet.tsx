// Revoke a request: its link opens nothing from now on, which is asked once, with the reason.
import { MOST_REVOKE_REASON } from '@lotline/schema/domain/builder-approval/builder-request.limits';
import { RevokeBuilderRequestDocument } from '@lotline/schema/generated/documents/builder-approval';
import { job } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import type { SentRequest } from './use-builder-approvals.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface RevokeSheetProps {
  readonly request: SentRequest;
  readonly onClose: () => void;
}

export function RevokeSheet({ request: { id, siteContact, jobs }, onClose }: RevokeSheetProps) {
  const command = useCommand({
    touches: jobs.map(({ constructionId }) => job(constructionId)),
    isDoneWhenRead: true,
    toastText: 'The link is revoked',
    send: async (call, reason: string, client) => (await call(RevokeBuilderRequestDocument, { id, reason, client })).data,
  });
  return (
    <CommandSheet
      title={`Revoke the link of ${siteContact}?`}
      verb="Revoke the link"
      isDanger
      draft={`revoke-request-${String(id)}`}
      above={
        <p>
          The link’s page no longer opens, for {jobs.length === 1 ? 'its address' : `all its ${String(jobs.length)} addresses`}. Answers
          already given are kept. The builder can be asked again about jobs that have not been approved.
        </p>
      }
      fields={{ reason: { label: 'Reason', kind: 'text', maxLength: MOST_REVOKE_REASON, required: 'Give a reason.' } }}
      command={command}
      inputOf={({ reason }) => reason}
      onClose={onClose}
    />
  );
}
