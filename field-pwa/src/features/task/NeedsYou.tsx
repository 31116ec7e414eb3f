// What was refused on this job and waits for the person: the sentence, and the way to the choice. What was made is on no other page forgotten.
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { isSettled } from '../../platform/outbox/outbox-entry.ts';
import { useEntries } from '../../platform/outbox/outbox-context.ts';
import { queueLine } from '../../platform/outbox/queue-lines.ts';
import { choicePath } from '../../platform/needs-you/choice-path.ts';
import { useTaskPage } from './task-page-context.ts';

export function NeedsYou({ className }: { readonly className?: string | undefined }) {
  const { job } = useTaskPage();
  const refused = useEntries().filter((entry) => isSettled(entry) && entry.action.subject.jobId === job.id);
  const [first] = refused;
  if (first === undefined) return null;
  const { what, why } = queueLine(first);
  const more = refused.length - 1;
  const choice = (
    <Link className={buttonClass({})} to={choicePath(first.action.id)}>
      Choose what to do
    </Link>
  );
  return (
    <div className={className} data-part="needs-you">
      <Banner icon={CircleAlert} title={`Needs you: ${what}`} action={choice}>
        {' '}
        {why} {more === 0 ? null : `${String(more)} more on this job ${more === 1 ? 'needs' : 'need'} you.`}
      </Banner>
    </div>
  );
}
