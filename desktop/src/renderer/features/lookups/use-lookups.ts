// One list with its values, and its changes, each with the way back where there is one.
import { useRef } from 'react';
import {
  ArchiveLookupValueDocument,
  GetLookupValuesDocument,
  MergeLookupValuesDocument,
  MoveLookupValueDocument,
  SaveLookupValueDocument,
} from '@lotline/schema/generated/documents/lookup';
import { marksOf } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import type { LookupMarksInput, LookupValuesFieldsFragment } from '@lotline/schema/generated/operations';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { UNDO_MS, undoneText } from '../../platform/data/use-undo-offer.ts';

export type Values = LookupValuesFieldsFragment;
export type LookupValue = Values['values'][number];

const LISTS: readonly Followed[] = [{ entity: 'lookup' }];
/** The histories of values too. */
const TOUCHED: readonly Followed[] = [...LISTS, { entity: 'lookup_value' }];

export function useLookupValues(list: string) {
  const read = useRead(GetLookupValuesDocument, { variables: { list }, follows: LISTS });
  return { read, values: read.data?.lookupValues ?? null };
}

/** Those that values of this list have, as a form has them. */
export function marksShown(
  list: LookupList,
  { code, colour, dueDays, details }: Pick<LookupValue, 'code' | 'colour' | 'dueDays' | 'details'>,
): Readonly<Record<string, string>> {
  const shown = { code: code ?? '', colour: colour ?? '', dueDays: dueDays == null ? '' : String(dueDays), details: details ?? '' };
  return Object.fromEntries(marksOf(list).map((key) => [key, shown[key]]));
}

export type MarksWish = LookupMarksInput;

export interface SaveWish {
  readonly id: number | null;
  readonly list: string;
  readonly label: string;
  readonly baseLabel: string | null;
  /** Left out: they stay as they are. */
  readonly marks?: MarksWish;
  readonly baseMarks?: MarksWish;
  readonly why: string | null;
}

export const useSaveValue = (isFormless = false) =>
  useCommand({
    send: async (call, input: SaveWish, client) => (await call(SaveLookupValueDocument, { input, client })).data.saveLookupValue,
    touches: TOUCHED,
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

interface MergeWish {
  readonly list: string;
  readonly from: string;
  readonly into: LookupValue;
  readonly why: string;
}

export const useMergeValues = () =>
  useCommand({
    send: async (call, { list, from, into, why }: MergeWish, client) =>
      (
        await call(MergeLookupValuesDocument, {
          input: { list, from, intoId: into.id, why },
          client: { ...client, expectedVersion: into.version },
        })
      ).data.mergeLookupValues,
    touches: TOUCHED,
    isDoneWhenRead: true,
  });

interface MoveWish {
  readonly value: LookupValue;
  readonly afterId: number | null;
}

interface ArchiveWish {
  readonly value: LookupValue;
  readonly archived: boolean;
}

/** What was taken is not offered any more. */
const once = (takeAway: { readonly current: () => void }, run: () => void) => (): void => {
  takeAway.current();
  run();
};

/** Changes that are made at once and taken back by the toast. */
export function useQuickChanges(list: string) {
  const toast = useToast();
  const takeAway = useRef<() => void>(() => undefined);
  const archive = useCommand({
    send: async (call, { value: { id, version }, archived }: ArchiveWish, client) =>
      (await call(ArchiveLookupValueDocument, { id, archived, client: { ...client, expectedVersion: version } })).data.archiveLookupValue,
    touches: TOUCHED,
    isFormless: true,
  });
  const move = useCommand({
    send: async (call, { value: { id, version }, afterId }: MoveWish, client) =>
      (await call(MoveLookupValueDocument, { id, afterId, client: { ...client, expectedVersion: version } })).data.moveLookupValue,
    touches: TOUCHED,
    isDoneWhenRead: true,
    isFormless: true,
  });
  const rename = useSaveValue(true);
  const offer = (text: string, run: () => void) => {
    takeAway.current();
    takeAway.current = toast.offer(text, { label: 'Undo', run: once(takeAway, run) }, UNDO_MS);
  };
  const setArchived = async (value: LookupValue, archived: boolean): Promise<void> => {
    takeAway.current();
    const answer = await archive.run({ value, archived });
    const now = answer?.values.find(({ id }) => id === value.id);
    if (now === undefined) return;
    offer(`${value.label} ${archived ? 'is archived' : 'is restored'}.`, () => void setArchived(now, !archived));
  };
  const moveBehind = async (value: LookupValue, afterId: number | null, wasAfterId: number | null): Promise<void> => {
    takeAway.current();
    const answer = await move.run({ value, afterId });
    const now = answer?.values.find(({ id }) => id === value.id);
    if (now === undefined) return;
    offer(`${value.label} is moved.`, () => void moveBehind(now, wasAfterId, afterId));
  };
  return {
    setArchived,
    moveBehind,
    isMoving: move.isBusy,
    offerRenamed: (id: number, from: string, to: string) =>
      offer(`${from} is now ${to}.`, () => void rename.run({ id, list, label: from, baseLabel: to, why: `Undo: ${from} became ${to}` })),
    offerAdded: (value: LookupValue) => offer(`${value.label} is added.`, () => void setArchived(value, true)),
    offerNothing: (text: string) => {
      takeAway.current();
      toast.success(text);
    },
  };
}
