// Reads and changes of child codes: the list's pages, one code with its rates and tasks, what its forms offer, save and archive.
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import type { RecordOption } from '@lotline/schema/domain/record/record-declaration';
import {
  ArchiveChildCodeDocument,
  ArchiveChildRateDocument,
  ChildCodeRowFieldsFragmentDoc,
  GetChildCodeChoicesDocument,
  GetChildCodeDetailDocument,
  GetChildCodesDocument,
  GetChildCodeTasksDocument,
  SaveChildCodeDocument,
  SaveChildRateDocument,
} from '@lotline/schema/generated/documents/child-code';
import { optionalData } from '@lotline/web-session/react/optional-data';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { undoneText } from '../../platform/data/use-undo-offer.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { requestedFilter, type RequestedFilter } from '../../platform/list/declared-filters.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import type { ChildCodeRow } from './child-code-data.ts';

const ALL: Followed = { entity: 'child_code' };
const ITEMS: Followed = { entity: 'field_item' };

const ROWS: RecordRows<RequestedFilter<typeof CHILD_CODE_LIST>, ChildCodeRow> = {
  list: CHILD_CODE_LIST,
  type: 'ChildCodeRow',
  fragment: ChildCodeRowFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetChildCodesDocument, asked)).childCodes,
};

export const useChildCodes = (address: ListAddress) => useRecordRows(ROWS, requestedFilter(CHILD_CODE_LIST, address.query), address);

export function useChildCode(id: number) {
  // the margin changes with the other codes of its item, and with what the customer pays
  const read = useRead(GetChildCodeDetailDocument, { variables: { id }, follows: [ALL, ITEMS] });
  return { ...read, code: read.data?.childCodeDetail ?? null };
}

export function useChildCodeTasks(id: number) {
  const read = useRead(GetChildCodeTasksDocument, { variables: { id }, follows: [ALL, { entity: 'construction' }] });
  return { ...read, tasks: read.data?.childCodeTasks ?? null };
}

interface Choices {
  readonly items: readonly RecordOption[];
  readonly groups: readonly RecordOption[];
  readonly contractors: readonly RecordOption[];
}

/** What the forms offer; nothing yet while it is read. */
export function useChildCodeChoices(): Choices {
  const read = useRead(GetChildCodeChoicesDocument, { variables: {}, follows: [ITEMS, { entity: 'work_group' }] });
  const { items = [], groups = [], contractors = [] } = optionalData(read)?.childCodeChoices ?? {};
  const options = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return { items: options(items), groups: options(groups), contractors: options(contractors) };
}

export const useSaveChildCode = (isFormless = false) =>
  useCommand({
    send: async (call, { id, changes, base, why = '' }: RecordEdit, client) =>
      (await call(SaveChildCodeDocument, { input: { id, changes, base, why }, client })).data.saveChildCode ?? null,
    touches: [ALL],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

interface RateEdit extends RecordEdit {
  readonly childCodeId: number;
  readonly endsPrevious: boolean;
}

export const useSaveChildRate = (isFormless = false) =>
  useCommand({
    send: async (call, { id, changes, base, why = '', ...wish }: RateEdit, client) =>
      (await call(SaveChildRateDocument, { input: { id, changes, base, why, ...wish }, client })).data.saveChildRate ?? null,
    touches: [ALL],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

export interface ArchiveWish {
  readonly id: number;
  readonly version: number;
  readonly archived: boolean;
  readonly why: string;
}

export const useArchiveChildCode = (isFormless = false) =>
  useCommand({
    send: async (call, { version, ...wish }: ArchiveWish, client) =>
      (await call(ArchiveChildCodeDocument, { ...wish, client: { ...client, expectedVersion: version } })).data.archiveChildCode ?? null,
    touches: [ALL],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

export const useArchiveChildRate = (isFormless = false) =>
  useCommand({
    send: async (call, { version, ...wish }: ArchiveWish, client) =>
      (await call(ArchiveChildRateDocument, { ...wish, client: { ...client, expectedVersion: version } })).data.archiveChildRate ?? null,
    touches: [ALL],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });
