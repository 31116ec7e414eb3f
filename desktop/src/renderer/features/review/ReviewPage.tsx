// The review of what a crew submitted, line by line (issue 11 §2; screens.md §2.11; mock console/review.html).
import { useParams } from 'react-router-dom';
import { FileSearch, RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { useTitle } from '../../platform/frame/use-title.ts';
import { useReview } from './review-data.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import page from '../../platform/frame/Page.module.css';

export default function ReviewPage() {
  const { id, scheduleId } = useParams();
  const [constructionId, taskId] = [Number(id), Number(scheduleId)];
  const { found, error, refetch } = useReview(constructionId, taskId);
  useTitle(found === null || found === 'missing' ? 'Review' : `Review · Job ${found.job.workOrder}`);
  // another task is another review: nothing of the one before may stand on it
  if (found !== null && found !== 'missing') return <ReviewScreen key={taskId} {...found} />;
  return (
    <main id="main" tabIndex={-1} className={page.page} aria-busy={found === null && error === null}>
      <h1>Review</h1>
      {error !== null && found === null ? (
        <Banner
          tone="bad"
          title="The task could not be loaded."
          action={
            <Button icon={RotateCw} onClick={refetch}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      ) : found === 'missing' ? (
        <EmptyState title="This task could not be found" icon={FileSearch}>
          It was removed, or it is not shared with you.
        </EmptyState>
      ) : (
        <Progress label="Opening the review" />
      )}
    </main>
  );
}
