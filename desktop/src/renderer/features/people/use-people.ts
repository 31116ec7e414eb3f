// Reads and changes of people: pages of their list, one of them, what their form offers, invite and edit, who can sign in.
import { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import {
  GetPeopleDocument,
  GetPersonChoicesDocument,
  GetPersonDocument,
  GetRoleMatrixDocument,
  PersonRowFieldsFragmentDoc,
  ResendInvitationDocument,
  SavePersonDocument,
  SetPersonAccessDocument,
} from '@lotline/schema/generated/documents/rights';
import { ResetDeviceDocument } from '@lotline/schema/generated/documents/device';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { undoneText } from '../../platform/data/use-undo-offer.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { requestedFilter, type RequestedFilter } from '../../platform/list/declared-filters.ts';
import type { FilterOptions } from '../../platform/list/filter-options.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import type { PersonRow } from './person-data.ts';
import { personInput } from './person-form.ts';

const PEOPLE: Followed = { entity: 'app_user' };
/** Names and claims of roles and groups stand on the page of a person. */
const BESIDE: readonly Followed[] = [{ entity: 'role' }, { entity: 'work_group' }];

const ROWS: RecordRows<RequestedFilter<typeof PERSON_LIST>, PersonRow> = {
  list: PERSON_LIST,
  type: 'PersonRow',
  fragment: PersonRowFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetPeopleDocument, asked)).people,
};

export const usePeople = (address: ListAddress) => useRecordRows(ROWS, requestedFilter(PERSON_LIST, address.query), address);

/** Tasks of their groups stand on it: a job that changes reads it again. */
export function usePerson(id: number) {
  const read = useRead(GetPersonDocument, { variables: { id }, follows: [{ ...PEOPLE, id }, ...BESIDE, { entity: 'construction' }] });
  return { ...read, person: read.data?.person ?? null };
}

/** The roles that there are, by whichever read the person is given; asked for when a filter is opened or set, not before. */
export function useRoleOptions(isWanted: boolean, mayManagePeople: boolean): FilterOptions {
  const choices = useRead(GetPersonChoicesDocument, { variables: {}, follows: BESIDE, isWanted: isWanted && mayManagePeople });
  const matrix = useRead(GetRoleMatrixDocument, { variables: {}, follows: BESIDE, isWanted: isWanted && !mayManagePeople });
  const [read, roles] = mayManagePeople ? [choices, choices.data?.personChoices.roles] : [matrix, matrix.data?.roleMatrix.roles];
  return {
    optionsOf: ({ options }) => options ?? roles?.map(({ id, name }) => ({ value: String(id), label: name })) ?? null,
    reads: [read],
  };
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
    toastText: undoneText(isFormless),
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
