// Reads and changes of people: pages of their list, one of them, what their form offers, invite and edit, who can sign in.
import { useCallback } from 'react';
import { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import {
  GetPeopleDocument,
  GetPersonChoicesDocument,
  GetPersonDocument,
  PersonRowFieldsFragmentDoc,
  ResendInvitationDocument,
  SavePersonDocument,
  SetPersonAccessDocument,
} from '@lotline/schema/generated/documents/rights';
import { ResetDeviceDocument } from '@lotline/schema/generated/documents/device';
import type { Followed } from '../../platform/data/follows.ts';
import { useChange } from '../../platform/data/use-change.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { useListPages } from '../../platform/grid/use-list-pages.ts';
import { requestedFilter } from '../../platform/list/declared-filters.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import type { PersonRow } from './person-data.ts';
import { personInput } from './person-form.ts';

const PAGE_ROWS = 100;
const PEOPLE: Followed = { entity: 'app_user' };
/** Names and claims of roles and groups stand on the page of a person. */
const BESIDE: readonly Followed[] = [{ entity: 'role' }, { entity: 'work_group' }];

export function usePeople({ asked, query }: ListAddress) {
  const { ask } = useChange();
  const filter = requestedFilter(PERSON_LIST, query);
  const order = query.sort === null ? null : { field: query.sort.field, descending: query.sort.isDescending };
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly PersonRow[]> =>
      (await ask(GetPeopleDocument, { filter: { ids: [...ids] }, first: Math.max(1, ids.length) })).people.rows,
    [ask],
  );
  const state = useListPages<PersonRow>({
    key: `people?${asked}`,
    type: 'PersonRow',
    fragment: PersonRowFieldsFragmentDoc,
    read: async (after) => (await ask(GetPeopleDocument, { filter, sort: order, first: PAGE_ROWS, after })).people,
    readRows,
    changedBy: { app_user: ({ id }) => id },
    arrivals: {
      entity: 'app_user',
      recordOf: ({ id }) => id,
      hasOneRow: true,
      read: async (ids) =>
        (await ask(GetPeopleDocument, { filter: { ...filter, ids: [...ids] }, sort: order, first: ids.length })).people.rows,
    },
  });
  return { state, filter, order, readRows };
}

/** Tasks of their groups stand on it: a job that changes reads it again. */
export function usePerson(id: number) {
  const read = useRead(GetPersonDocument, { variables: { id }, follows: [{ ...PEOPLE, id }, ...BESIDE, { entity: 'construction' }] });
  return { ...read, person: read.data?.person ?? null };
}

export function usePersonChoices() {
  const read = useRead(GetPersonChoicesDocument, { variables: {}, follows: BESIDE });
  return { ...read, choices: read.data?.personChoices ?? null };
}

export const useSavePerson = () =>
  useCommand({
    send: async (call, edit: RecordEdit, client) => (await call(SavePersonDocument, { input: personInput(edit), client })).data.savePerson,
    touches: [PEOPLE],
    isDoneWhenRead: true,
  });

interface AccessWish {
  readonly id: number;
  readonly canLogIn: boolean;
  readonly why: string;
}

export const useSetAccess = (isFormless = false) =>
  useCommand({
    send: async (call, { id, canLogIn, why }: AccessWish, client) =>
      (await call(SetPersonAccessDocument, { id, canLogIn, why, client })).data.setPersonAccess,
    touches: [PEOPLE],
    isDoneWhenRead: true,
    isFormless,
  });

export const useResendInvitation = () =>
  useCommand({
    send: async (call, id: number, client) => (await call(ResendInvitationDocument, { id, client })).data.resendInvitation,
    touches: [PEOPLE],
    isDoneWhenRead: true,
  });

interface ResetWish {
  readonly id: number;
  readonly isWanted: boolean;
  readonly why: string;
}

export const useResetDevice = () =>
  useCommand({
    send: async (call, { id, isWanted, why }: ResetWish, client) =>
      (await call(ResetDeviceDocument, { id, isWanted, why, client })).data.resetDevice,
    touches: [PEOPLE],
    isDoneWhenRead: true,
  });
