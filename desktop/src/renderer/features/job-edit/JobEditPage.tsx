// Edit a job (screens.md §2.7): /construction/:id/edit.
import { useParams } from 'react-router-dom';
import { ConstructionEditDocument } from '@lotline/schema/generated/documents/job-edit';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { job as jobOf } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { JobEditor } from './JobEditor.tsx';
import { readValues } from './read-values.ts';
import page from '../../platform/frame/Page.module.css';

export default function JobEditPage() {
  const id = Number(useParams()['id']);
  const job = useRead(ConstructionEditDocument, { variables: { id }, follows: [jobOf(id, 'job', 'tasks')] });
  if (job.data === undefined)
    return (
      <main id="main" tabIndex={-1} className={page.page} aria-busy={job.error === null}>
        <h1>Edit job</h1>
        <Unread read={job} title="The job could not be opened." loading={<Progress label="Opening the job" />} />
      </main>
    );
  const { values, nextBooked, onsiteDate, quoteNumber, prePaymentNumber, ...of } = job.data.constructionEdit;
  return (
    <JobEditor
      key={id}
      id={id}
      shown={readValues(values)}
      version={of.version}
      status={of.status}
      facts={{ nextBooked, onsiteDate }}
      quote={{ quoteNumber, prePaymentNumber }}
    />
  );
}
