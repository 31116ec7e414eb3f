// Edit a job (screens.md §2.7): /construction/:id/edit.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RotateCw } from 'lucide-react';
import { ConstructionEditDocument } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { isNoAnswerLeft } from './is-no-answer-left.ts';
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
  if (job.data !== undefined) {
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
  return (
    <main id="main" tabIndex={-1} className={page.page} aria-busy={job.error === null}>
      {job.error === null ? (
        <Progress label="Opening the job" />
      ) : (
        <Banner
          tone="bad"
          title="The job could not be opened."
          action={
            isNoAnswerLeft(job.error) ? undefined : (
              <Button icon={RotateCw} onClick={() => void job.refetch()}>
                Try again
              </Button>
            )
          }
        >
          {job.error.message}
        </Banner>
      )}
    </main>
  );
}
