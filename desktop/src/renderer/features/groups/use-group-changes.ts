// Changes of a group. Each that is done offers the way back.
import {
  ArchiveAbsenceDocument,
  ArchiveGroupDocument,
  ChangeGroupMembersDocument,
  MoveGroupDocument,
  SaveAbsenceDocument,
  SaveGroupDocument,
} from '@lotline/schema/generated/documents/group';
import { useCommand } from '../../platform/data/use-command.ts';
import { undoneText } from '../../platform/data/use-undo-offer.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import { ALL_GROUPS } from './use-groups.ts';

export const useSaveGroup = (isFormless = false) =>
  useCommand({
    send: async (call, { id, changes, base, why = '' }: RecordEdit, client) =>
      (await call(SaveGroupDocument, { input: { id, changes, base, why }, client })).data.saveGroup ?? null,
    touches: [ALL_GROUPS],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

interface ArchiveWish {
  readonly id: number;
  readonly version: number;
  readonly archived: boolean;
  readonly why: string;
}

export const useArchiveGroup = (isFormless = false) =>
  useCommand({
    send: async (call, { version, ...wish }: ArchiveWish, client) =>
      (await call(ArchiveGroupDocument, { ...wish, client: { ...client, expectedVersion: version } })).data.archiveGroup,
    touches: [ALL_GROUPS],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

export interface MembersWish {
  readonly groupId: number;
  readonly join: readonly number[];
  readonly leave: readonly number[];
  readonly primaryUserId: number | null;
  readonly basePrimaryUserId: number | null;
  readonly why: string;
}

export const useChangeMembers = (isFormless = false) =>
  useCommand({
    send: async (call, { join, leave, ...wish }: MembersWish, client) =>
      (await call(ChangeGroupMembersDocument, { input: { ...wish, join: [...join], leave: [...leave] }, client })).data.changeGroupMembers,
    touches: [ALL_GROUPS],
    isDoneWhenRead: true,
    isFormless,
    toastText: undoneText(isFormless),
  });

export const useMoveGroup = () =>
  useCommand({
    send: async (call, wish: { readonly id: number; readonly afterId: number | null }, client) =>
      (await call(MoveGroupDocument, { ...wish, client })).data.moveGroup,
    touches: [ALL_GROUPS],
    isDoneWhenRead: true,
    isFormless: true,
  });

export const useSaveAbsence = (groupId: number) =>
  useCommand({
    send: async (call, { id, changes, base }: RecordEdit, client) =>
      (await call(SaveAbsenceDocument, { input: { groupId, id, changes, base }, client })).data.saveAbsence,
    touches: [ALL_GROUPS],
    isDoneWhenRead: true,
  });

interface AbsenceWish {
  readonly id: number;
  readonly version: number;
  readonly archived: boolean;
}

export const useArchiveAbsence = () =>
  useCommand({
    send: async (call, { version, ...wish }: AbsenceWish, client) =>
      (await call(ArchiveAbsenceDocument, { ...wish, client: { ...client, expectedVersion: version } })).data.archiveAbsence,
    touches: [ALL_GROUPS],
    isFormless: true,
  });
