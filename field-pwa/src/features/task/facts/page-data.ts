// The task page's data as it stands on the wire, under the names that the screen uses.
import type {
  CommentFieldsFragment,
  ConstructionFieldsFragment,
  ConstructionQueryQuery,
  TaskFieldsFragment,
} from '@lotline/schema/generated/operations';

export type PageData = ConstructionQueryQuery & {
  /** The chat has comments before those that stand in `jobFieldComments`. */
  readonly hasEarlierComments: boolean;
};
export type Job = ConstructionFieldsFragment;
export type Task = TaskFieldsFragment;
export type TaskItem = Task['items'][number];
export type TaskVisit = Task['taskUsers'][number];
export type FieldComment = CommentFieldsFragment;

/** The contractor's own code where the item has one, else the catalogue's. */
export function itemCode(item: Pick<TaskItem, 'code' | 'childCode'>): string {
  return item.childCode ?? item.code ?? 'Item';
}

/** What an item is called in words. */
export function itemName(item: Pick<TaskItem, 'name' | 'description'>): string {
  return item.description ?? item.name ?? '';
}
