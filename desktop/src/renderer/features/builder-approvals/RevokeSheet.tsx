// Revoke a request: its link opens nothing from now on, which is asked once, with the reason.
import { useState } from 'react';
import { z } from 'zod';
import { MOST_REVOKE_REASON } from '@lotline/schema/domain/builder-approval/builder-request.limits';
import { RevokeBuilderRequestDocument } from '@lotline/schema/generated/documents/builder-approval';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { job } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { ActionProblem } from '../../platform/job-actions/ActionProblem.tsx';
import type { SentRequest } from './use-builder-approvals.ts';

const SHAPES = { reason: z.string() };

interface RevokeSheetProps {
  readonly request: SentRequest;
  readonly onClose: () => void;
}

export function RevokeSheet({ request: { id, siteContact, jobs }, onClose }: RevokeSheetProps) {
  const draft = useFormDraft({ name: `revoke-request-${String(id)}`, shapes: SHAPES, start: { reason: '' }, onClose });
  const { reason } = draft.values;
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy, sentence } = useCommand({
    touches: jobs.map(({ constructionId }) => job(constructionId)),
    isDoneWhenRead: true,
    toastText: 'The link is revoked',
    send: async (call, given: string, client) => (await call(RevokeBuilderRequestDocument, { id, reason: given, client })).data,
    onDone: draft.close,
  });
  const submit = () => {
    setAsked(true);
    if (reason.trim() !== '') void run(reason);
  };
  return (
    <Sheet
      title={`Revoke the link of ${siteContact}?`}
      footer={
        <Button kind="danger" type="submit" busy={isBusy}>
          Revoke the link
        </Button>
      }
      onSubmit={submit}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      onClose={draft.close}
    >
      <div className={layout.stack}>
        <p>
          The link’s page no longer opens, for {jobs.length === 1 ? 'its address' : `all its ${String(jobs.length)} addresses`}. Answers
          already given are kept. Jobs that have not been approved can be asked for again.
        </p>
        <TextArea
          label="Why"
          value={reason}
          onChange={(typed) => draft.set({ reason: typed })}
          maxLength={MOST_REVOKE_REASON}
          error={isAsked && reason.trim() === '' ? 'Give a reason.' : undefined}
          data-autofocus
        />
        <TypedBefore draft={draft} />
        <ActionProblem problem={sentence} />
      </div>
    </Sheet>
  );
}
