// What happened to a record that is no job's, newest first: who, when, what was there before and after (decision 080).
import type { RecordWithHistory } from '@lotline/schema/domain/history/history.rules';
import { RecordEventsDocument } from '@lotline/schema/generated/documents/history';
import { UndoOfMany } from '../bulk/UndoOfMany.tsx';
import { useAsk } from '../data/use-ask.ts';
import { EventPages } from './EventPages.tsx';

const PAGE = 20;

export function RecordHistory({ entity, id }: { readonly entity: RecordWithHistory; readonly id: number }) {
  const { ask } = useAsk();
  return (
    <EventPages
      name={`history of ${entity} ${String(id)}`}
      follows={[{ entity, id }]}
      read={async (after) => (await ask(RecordEventsDocument, { entity, id, first: PAGE, after })).recordEvents}
      about={({ displayName }) => `${displayName === '' ? 'Lotline' : displayName}, `}
      beneath={({ ofMany }) => (ofMany === null ? null : <UndoOfMany ofMany={ofMany} />)}
      empty="Nothing has happened here yet."
    />
  );
}
