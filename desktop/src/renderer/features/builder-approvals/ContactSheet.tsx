// The builder and the contact of a job, corrected where they are wrong or missing: the next message goes to them.
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { JOB_CONTACT } from '@lotline/schema/domain/job/job-contact.fields';
import { UpdateDeveloperAndSiteContactDocument } from '@lotline/schema/generated/documents/job';
import { NewNameQuestion } from '@lotline/shared-ui/components/NewName/NewNameQuestion';
import { useNewName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { LazyNameLine } from '../../platform/controls/LazyNameLine.tsx';
import { job as followedJob } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import type { Values } from '../../platform/form/form-edits.ts';
import { useLookupTexts } from '../../platform/form/use-lookup-texts.ts';
import type { RecordControlProps } from '../../platform/record/RecordControl.tsx';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import { wholeCommand } from '../../platform/record/whole-command.ts';
import { useApproval, type ApprovalRow } from './use-builder-approvals.ts';

interface ContactSheetProps {
  readonly job: ApprovalRow;
  readonly onClose: () => void;
}

const orNull = (value: Values[string] | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function ContactSheet({ job: opened, onClose }: ContactSheetProps) {
  // as it is now: what somebody else changes meanwhile stands beside what is typed
  const job = useApproval(opened.id).row ?? opened;
  const { id, developer, siteContact, siteContactPhone, version } = job;
  const shown: Values = { developer, siteContact, siteContactPhone };
  const command = useCommand({
    touches: [followedJob(id)],
    isDoneWhenRead: true,
    toastText: 'Contact saved',
    send: async (call, { changes }: RecordEdit, client) => {
      const wanted = { ...shown, ...changes };
      const contact = { siteContact: orNull(wanted['siteContact']), siteContactPhone: orNull(wanted['siteContactPhone']) };
      const variables = { id, developer: orNull(wanted['developer']), ...contact, client: { ...client, expectedVersion: version } };
      await call(UpdateDeveloperAndSiteContactDocument, variables);
    },
  });
  const mustAsk = useRef(() => false);
  return (
    <RecordSheet
      {...{ record: JOB_CONTACT, id, name: job.workOrder, shown, command: wholeCommand(command, shown), onClose }}
      draft={`builder-contact-${String(id)}`}
      editing={{
        title: 'Builder and contact',
        subtitle: `${job.address}, job ${job.workOrder}`,
        what: `the contact of job ${job.workOrder}`,
      }}
      controls={{ developer: (props) => <BuilderLine {...props} start={developer ?? ''} mustAsk={mustAsk} /> }}
      holdsBack={() => mustAsk.current()}
      onSaved={onClose}
    />
  );
}

interface BuilderLineProps extends RecordControlProps {
  readonly start: string;
  /** Where the sheet finds whether a new name is asked about first. */
  readonly mustAsk: RefObject<() => boolean>;
}

function BuilderLine({ wiring, value, isFirst, start, mustAsk, onChange, onLeave }: BuilderLineProps) {
  const names = useLookupTexts()('Builder Lookup');
  const question = useNewName({ value, start, names, onChange });
  useLayoutEffect(() => {
    mustAsk.current = question.mustAsk;
  });
  const leave = (to: EventTarget | null) => {
    question.leave(to);
    onLeave();
  };
  const { label, most } = JOB_CONTACT.fields.developer;
  return (
    <>
      <LazyNameLine {...wiring} {...{ value, names, isFirst, onChange }} maxLength={most} onLeave={leave} />
      {question.asked === null ? null : <NewNameQuestion {...question.asked} label={label} onTake={question.take} onKeep={question.keep} />}
    </>
  );
}
