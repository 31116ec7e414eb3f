// Edit a job (screens.md §2.7): /construction/:id/edit.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ConstructionEditDocument } from '@lotline/schema/generated/operations';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { JobEditor } from './JobEditor.tsx';
import { readValues } from './read-values.ts';
import page from '../../platform/frame/Page.module.css';

export default function JobEditPage() {
  const id = Number(useParams()['id']);
  const { gql } = usePlatform().calls;
  const job = useQuery({
    queryKey: [...keys.construction(id), 'edit'],
    queryFn: () => gql(ConstructionEditDocument, { id }),
  });
  if (job.data === undefined)
    return (
      <main id="main" tabIndex={-1} className={page.page} aria-busy={job.error === null}>
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
