// The builder and the contact of a job, corrected where they are wrong or missing: the next message goes to them.
import { useState } from 'react';
import { z } from 'zod';
import { normaliseMobile } from '@lotline/schema/domain/kernel/phone';
import { UpdateDeveloperAndSiteContactDocument } from '@lotline/schema/generated/documents/job';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { NameField } from '../../platform/controls/NameField.tsx';
import { useNewName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { job as followedJob } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { useLookupTexts } from '../../platform/form/use-lookup-texts.ts';
import { ActionProblem } from '../../platform/job-actions/ActionProblem.tsx';
import type { ApprovalRow } from './use-builder-approvals.ts';

const text = z.string();
const SHAPES = { developer: text, siteContact: text, siteContactPhone: text, version: z.number() };
type Values = z.output<z.ZodObject<typeof SHAPES>>;
const MOST = { name: 200, phone: 40 } as const;

interface ContactSheetProps {
  readonly job: ApprovalRow;
  readonly onClose: () => void;
}

export function ContactSheet({ job, onClose }: ContactSheetProps) {
  const [start] = useState<Values>(() => ({
    developer: job.developer ?? '',
    siteContact: job.siteContact ?? '',
    siteContactPhone: job.siteContactPhone ?? '',
    version: job.version,
  }));
  const draft = useFormDraft<Values>({ name: `builder-contact-${String(job.id)}`, shapes: SHAPES, start, along: ['version'], onClose });
  const { values, set } = draft;
  const { run, isBusy, problem, sentence } = useCommand({
    touches: [followedJob(job.id)],
    isDoneWhenRead: true,
    toastText: 'Contact saved',
    send: async (call, { version, ...given }: Values, client) =>
      (await call(UpdateDeveloperAndSiteContactDocument, { id: job.id, ...given, client: { ...client, expectedVersion: version } })).data,
    onDone: draft.close,
  });
  const isStale = problem?.code === 'STALE_VERSION';
  const isSame =
    values.developer === start.developer && values.siteContact === start.siteContact && values.siteContactPhone === start.siteContactPhone;
  const phone = values.siteContactPhone.trim();
  const isNoMobile = phone !== '' && normaliseMobile(phone) === null;
  const builders = useLookupTexts()('Builder Lookup');
  const setBuilder = (developer: string) => set({ developer });
  const question = useNewName({ value: values.developer, start: start.developer, names: builders, onChange: setBuilder });
  const [isAsked, setAsked] = useState(false);
  const save = () => {
    setAsked(true);
    if (!isSame && !isNoMobile && !question.mustAsk()) void run(isStale ? { ...values, version: job.version } : values);
  };
  return (
    <Sheet
      title="Builder and contact"
      subtitle={`${job.address}, job ${job.workOrder}`}
      footer={
        <Button
          kind="primary"
          type="submit"
          busy={isBusy}
          reason="onPress"
          refusedBecause={isSame ? 'Nothing has been changed yet.' : undefined}
        >
          {isStale ? 'Save over it' : 'Save'}
        </Button>
      }
      onSubmit={save}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      onClose={draft.close}
    >
      <div className={layout.stack}>
        <NameField
          label="Builder"
          names={builders}
          value={values.developer}
          onChange={setBuilder}
          maxLength={MOST.name}
          question={question}
          isFirst
        />
        <TextField label="Site contact" value={values.siteContact} onChange={(siteContact) => set({ siteContact })} maxLength={MOST.name} />
        <TextField
          label="Mobile"
          type="tel"
          value={values.siteContactPhone}
          onChange={(siteContactPhone) => set({ siteContactPhone })}
          maxLength={MOST.phone}
          error={isAsked && isNoMobile ? 'A mobile number has 10 digits and begins with 04.' : undefined}
        />
        {isStale ? (
          <p>
            Changed while you were editing:{' '}
            {[job.developer, job.siteContact, job.siteContactPhone].filter((part) => part !== null && part !== '').join(', ')}
          </p>
        ) : null}
        <TypedBefore draft={draft} />
        <ActionProblem problem={sentence} />
      </div>
    </Sheet>
  );
}
