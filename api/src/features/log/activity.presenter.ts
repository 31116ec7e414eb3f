// What of a log's entry reaches whom: its words, what changed, and what it stored, each without amounts for whom they are hidden, and without secrets.
import type { EventNames } from '@lotline/schema/domain/history/event-word-parts';
import { describeEvent } from '@lotline/schema/domain/history/event-words';
import { withoutAmounts } from '@lotline/schema/domain/history/history.rules';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { ReadRowOf } from '@lotline/schema/domain/list/list-declaration';
import { ACTIVITY_LIST } from '@lotline/schema/domain/log/activity.columns';
import { scrub } from '../../platform/http/redact.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';

type Row = ReadRowOf<typeof ACTIVITY_LIST>;
const FIELD_NAMES = fieldNamesOf([], '');

interface Stored {
  readonly before: unknown;
  readonly after: unknown;
  readonly detail: unknown;
}
const LEFT_OUT: Stored = { before: null, after: null, detail: null };

export function activityPresenter({ actor }: { readonly actor: Actor }): PresentRow<typeof ACTIVITY_LIST> {
  const seesAmounts = hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  const seen = seesAmounts ? (value: unknown) => value : withoutAmounts;
  return rowPresenter(ACTIVITY_LIST, actor, (row) => {
    const stored = storedOf(row.data, seen);
    const { sentence, changes } = describeEvent({ ...row, ...stored }, namesIn(row));
    return {
      what: scrub(sentence),
      changes: changes.length === 0 ? null : scrub(changes.map(changeInWords).join('\n')),
      data: row.data === null ? null : scrub(seesAmounts ? row.data : JSON.stringify(stored)),
      why: row.why === null ? null : scrub(row.why),
    };
  });
}

function storedOf(data: string | null, seen: (value: unknown) => unknown): Stored {
  if (data === null) return LEFT_OUT;
  const stored: unknown = JSON.parse(data);
  if (typeof stored !== 'object' || stored === null) return LEFT_OUT;
  const parts = new Map<string, unknown>(Object.entries(stored));
  const part = (name: string): unknown => seen(parts.get(name) ?? null);
  return { before: part('before'), after: part('after'), detail: part('detail') };
}

/** The log names no more than the row does: a job's own page knows its items. */
const namesIn = ({ task }: Row): EventNames => ({ task: () => task, item: () => null, boq: () => null, field: FIELD_NAMES });

const changeInWords = ({ label, before, after }: { label: string; before: string | null; after: string | null }): string =>
  `${label}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`;
