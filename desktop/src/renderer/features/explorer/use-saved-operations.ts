// The operations of GraphiQL that are saved: own ones, and those that others share.
import {
  RemoveOperationDocument,
  SavedOperationsDocument,
  SaveOperationDocument,
} from '@lotline/schema/generated/documents/saved-operation';
import type { SavedOperationFieldsFragment } from '@lotline/schema/generated/operations';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand, type CommandState } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';

const OPERATIONS: readonly Followed[] = [{ entity: 'saved_operation' }];
const NONE: readonly SavedOperation[] = [];

export type SavedOperation = SavedOperationFieldsFragment;

/** What stands in the editors now. */
export interface EditorText {
  readonly text: string;
  readonly variables: string;
}

export interface OperationContent extends EditorText {
  /** Null: a new one. */
  readonly id: number | null;
  readonly name: string;
  readonly isShared: boolean;
}

interface Removal {
  readonly id: number;
  readonly removed: boolean;
}

export interface SavedOperations {
  readonly operations: readonly SavedOperation[];
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly readAgain: () => Promise<unknown>;
  readonly saving: CommandState<OperationContent, SavedOperation | null>;
  readonly removing: CommandState<Removal, void>;
}

export function useSavedOperations(): SavedOperations {
  const { data, error, isPending, refetch } = useRead(SavedOperationsDocument, { variables: {}, follows: OPERATIONS });
  const saving = useCommand({
    touches: OPERATIONS,
    isDoneWhenRead: true,
    send: async (call, content: OperationContent, client) =>
      (await call(SaveOperationDocument, { input: { ...content }, client })).data.saveOperation ?? null,
  });
  const removing = useCommand({
    touches: OPERATIONS,
    isDoneWhenRead: true,
    isFormless: true,
    send: async (call, { id, removed }: Removal, client): Promise<void> => {
      await call(RemoveOperationDocument, { id, removed, client });
    },
  });
  return { operations: data?.savedOperations ?? NONE, isPending, isFailed: error !== null, readAgain: refetch, saving, removing };
}
