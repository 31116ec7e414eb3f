// What a person did, newest first, with the job that it was on.
import { Link } from 'react-router-dom';
import { PersonEventsDocument } from '@lotline/schema/generated/documents/rights';
import { useAsk } from '../../platform/data/use-ask.ts';
import { EventPages, NO_NAMES } from '../../platform/record/EventPages.tsx';

const PAGE = 30;

export function PersonActivity({ id }: { readonly id: number }) {
  const { ask } = useAsk();
  return (
    <EventPages
      name={`activity of person ${String(id)}`}
      follows={[]}
      read={async (after) => (await ask(PersonEventsDocument, { id, first: PAGE, after })).personEvents}
      namesOf={({ taskName }) => ({ ...NO_NAMES, task: () => taskName ?? null })}
      about={({ constructionId, workOrder, displayName, impersonatorId }) => (
        <>
          {constructionId == null ? null : (
            <>
              <Link to={`/construction/${String(constructionId)}`}>{workOrder ?? 'A job'}</Link>,{' '}
            </>
          )}
          {impersonatorId == null ? null : `${displayName}, `}
        </>
      )}
      empty="Nothing yet that your role can see."
    />
  );
}
