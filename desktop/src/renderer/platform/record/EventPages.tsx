// Events newest first, page after page: who, when, what was there before and after.
import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import type { EventNames, ReadEvent } from '@lotline/schema/domain/history/event-word-parts';
import { describeEvent } from '@lotline/schema/domain/history/event-words';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import type { Followed } from '../data/follows.ts';
import { usePages } from '../data/use-pages.ts';
import styles from './EventPages.module.css';

/** Nothing of a job is named by its events. */
export const NO_NAMES: EventNames = { task: () => null, item: () => null, boq: () => null, field: fieldNamesOf([], '') };

interface ShownEvent extends ReadEvent {
  readonly id: string;
  readonly recordedAt: string;
}

interface EventPage<E> {
  readonly events: readonly E[];
  readonly next?: string | null;
}

interface EventPagesProps<E extends ShownEvent> {
  /** Which events they are, among all that the console reads. */
  readonly name: string;
  readonly follows: readonly Followed[];
  readonly read: (after: string | null) => Promise<EventPage<E>>;
  readonly namesOf?: (event: E) => EventNames;
  /** Beside the time. */
  readonly about: (event: E) => ReactNode;
  /** What can be done about it. */
  readonly beneath?: (event: E) => ReactNode;
  readonly empty: string;
}

export function EventPages<E extends ShownEvent>({
  name,
  follows,
  read,
  namesOf = () => NO_NAMES,
  about,
  beneath,
  empty,
}: EventPagesProps<E>) {
  const { pages, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages({
    key: name,
    follows,
    read,
    nextOf: ({ next }) => next ?? null,
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
        <Banner tone="bad" title="The history could not be loaded." action={again}>
          {error.message}
        </Banner>
      )}
      {isPending && error === null ? <SkeletonRows label="Loading the history" rows={2} /> : null}
      {!isPending && events.length === 0 && error === null ? <p className={words.muted}>{empty}</p> : null}
      <ol className={styles.events}>
        {events.map((event) => {
          const { sentence, changes } = describeEvent(event, namesOf(event));
          return (
            <li key={event.id}>
              {sentence}
              {changes.map(({ label, before, after }) => (
                <div key={label}>
                  {label}: <del>{before ?? 'nothing'}</del> <span className={words.sr}>became</span> <ins>{after ?? 'nothing'}</ins>
                </div>
              ))}
              <div className={words.muted}>
                {about(event)}
                {formatDateClock(event.recordedAt, browserZone())}
              </div>
              {beneath?.(event)}
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
