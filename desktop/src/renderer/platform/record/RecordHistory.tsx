// What happened to a record that is no job's, newest first: who, when, what was there before and after (decision 080).
import { RotateCw } from 'lucide-react';
import { describeEvent, type EventNames } from '@lotline/schema/domain/history/event-words';
import type { RecordWithHistory } from '@lotline/schema/domain/history/history.rules';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { RecordEventsDocument } from '@lotline/schema/generated/documents/history';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useChange } from '../data/use-change.ts';
import { usePages } from '../data/use-pages.ts';
import styles from './RecordHistory.module.css';

const PAGE = 20;
/** Nothing of a job is named by its events. */
const NAMES: EventNames = { task: () => null, item: () => null, boq: () => null, field: fieldNamesOf([], '') };

export function RecordHistory({ entity, id }: { readonly entity: RecordWithHistory; readonly id: number }) {
  const { ask } = useChange();
  const { pages, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages({
    key: `history of ${entity} ${String(id)}`,
    follows: [{ entity, id }],
    read: async (after: string | null) => (await ask(RecordEventsDocument, { entity, id, first: PAGE, after })).recordEvents,
    nextOf: ({ next }) => next,
  });
  const events = pages.flatMap((page) => page.events);
  const again = (
    <Button icon={RotateCw} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <>
      {error === null ? null : (
        <Banner tone="bad" title="The history could not be read." action={again}>
          {error.message}
        </Banner>
      )}
      {isPending && error === null ? <SkeletonRows label="Reading what happened" rows={2} /> : null}
      {!isPending && events.length === 0 ? <p className={words.muted}>Nothing has happened to it here yet.</p> : null}
      <ol className={styles.events}>
        {events.map((event) => {
          const { sentence, changes } = describeEvent(event, NAMES);
          return (
            <li key={event.id}>
              {sentence}
              {changes.map(({ label, before, after }) => (
                <div key={label}>
                  {label}: <del>{before ?? 'nothing'}</del> <span className={words.sr}>became</span> <ins>{after ?? 'nothing'}</ins>
                </div>
              ))}
              <div className={words.muted}>
                {event.displayName === '' ? 'Lotline' : event.displayName}, {formatDateClock(event.recordedAt, browserZone())}
              </div>
            </li>
          );
        })}
      </ol>
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier events
        </Button>
      ) : null}
    </>
  );
}
