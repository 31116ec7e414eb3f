// Saving builder and contacts of a job: what somebody else saved meanwhile is merged and saved with it, and where both changed one field it is asked.
import { useEffect, useRef, useState } from 'react';
import { mergeContacts, type ContactForm, type MergedContacts } from '@lotline/schema/domain/job/contact-merge';
import { contactRows, toContactInputs } from '@lotline/schema/domain/job/contact-rows';
import { UpdateDeveloperAndSiteContactsDocument } from '@lotline/schema/generated/documents/job';
import type { ApiError } from '@lotline/web-session/api-error';
import type { Choice } from '../../../platform/form/conflict-shown.ts';
import type { Job } from '../job-data.ts';
import { useJobChange } from '../use-job-change.ts';

/** What the form has, and what it was typed over. */
export interface ContactsDraft extends ContactForm {
  readonly base: ContactForm;
  readonly version: number;
}

export const contactsOf = ({ siteContacts, developer }: Pick<Job, 'siteContacts' | 'developer'>): ContactForm => ({
  developer: developer ?? '',
  rows: contactRows(siteContacts),
});

interface ContactsSave {
  readonly save: () => void;
  readonly isBusy: boolean;
  /** Nothing of it could be merged or asked. */
  readonly problem: ApiError | null;
  /** Both changed a field of it. */
  readonly clash: (Pick<MergedContacts, 'clashes'> & { readonly who: string; readonly theirs: ContactForm }) | null;
  readonly decide: (picks: Readonly<Record<string, Choice>>) => void;
  readonly keepEditing: () => void;
}

function useSendContacts(jobId: number, onDone: () => void) {
  return useJobChange<ContactForm & { readonly version: number }>({
    jobId,
    toastText: 'Contacts saved',
    onDone,
    send: async (call, { developer, rows, version }, client) => {
      const variables = {
        constructionId: jobId,
        developer: developer.trim() === '' ? null : developer.trim(),
        siteContacts: toContactInputs(rows),
        client: { ...client, expectedVersion: version },
      };
      return (await call(UpdateDeveloperAndSiteContactsDocument, variables)).data.updateDeveloperAndSiteContacts;
    },
  });
}

/** @param onMerged the form from now on, and what it stands upon */
export function useContactsSave(
  job: Job,
  draft: ContactsDraft,
  onMerged: (draft: ContactsDraft) => void,
  onDone: () => void,
): ContactsSave {
  const { run, isBusy, problem } = useSendContacts(job.id, onDone);
  // to go on editing after a clash: nothing is merged until Save is pressed again
  const [isLeft, leave] = useState(false);
  // what the others saved is here once the job has been read again
  const isStale = problem?.code === 'STALE_VERSION' && job.version !== draft.version && !isLeft;
  const three = { base: draft.base, yours: draft, theirs: contactsOf(job) };
  const { form, clashes } = mergeContacts(three);
  const put = (merged: ContactForm) => {
    onMerged({ ...merged, base: three.theirs, version: job.version });
    run({ ...merged, version: job.version });
  };
  const isMerged = isStale && clashes.length === 0;
  const settle = useRef(() => put(form));
  useEffect(() => {
    settle.current = () => put(form);
  });
  useEffect(() => {
    if (isMerged) settle.current();
  }, [isMerged, job.version]);
  const who = problem?.details['changedBy'];
  return {
    isBusy: isBusy || isMerged,
    problem: isStale || isLeft ? null : problem,
    save: () => {
      leave(false);
      run({ developer: draft.developer, rows: draft.rows, version: draft.version });
    },
    clash: isStale && clashes.length > 0 ? { clashes, who: typeof who === 'string' ? who : 'Someone else', theirs: three.theirs } : null,
    decide: (picks) => put(mergeContacts(three, picks).form),
    keepEditing: () => leave(true),
  };
}
