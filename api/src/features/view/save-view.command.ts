// Save a view of a list, new or as it is now: name, filters, columns, whether others have it (saveView).
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { listOf, type ListName } from '@lotline/schema/domain/view/declared-lists';
import type { SavedViewInput } from '@lotline/schema/domain/view/view.input';
import { canSaveView } from '@lotline/schema/domain/view/view.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { mustHaveRoom } from './own-views.step.ts';
import { loadViewForChange, type ViewRow } from './saved-view.queries.ts';

export type SavedViewId = { viewId: number };
type ViewContent = Omit<SavedViewInput, 'id'>;

const INSERT = prepared(
  'insert-saved-view',
  `insert into saved_view (owner_id, list, name, is_shared, query, columns)
   values ($userId, $list, $name, $isShared, $query, $columns::jsonb) returning id, version`,
);
const UPDATE = prepared(
  'update-saved-view',
  `update saved_view set name = $name, is_shared = $isShared, query = $query, columns = $columns::jsonb, version = version + 1
    where id = $id returning id, version`,
);
export function saveView(context: RequestContext, input: SavedViewInput, client: ClientMutation | null): Promise<SavedViewId> {
  return runCommand<SavedViewId>(context, {
    operation: 'saveView',
    input,
    client,
    work: (command) => (input.id === null ? create(command, contentOf(input)) : edit(command, input.id, contentOf(input))),
  });
}

async function create(command: CommandContext, content: ViewContent): Promise<SavedViewId> {
  mustReadList(command, listOf(content.list));
  mustSave(command, content.list, null, content.isShared);
  await mustHaveRoom(command, command.actor.userId, content.list);
  const { id, version } = await write(command, INSERT, content, { list: content.list, userId: command.actor.userId });
  appendEvent(command, { move: 'createView', entity: 'saved_view', entityId: id, constructionId: null, version, after: content });
  return { viewId: id };
}

async function edit(command: CommandContext, id: number, wanted: ViewContent): Promise<SavedViewId> {
  const view = await loadViewForChange(command, id);
  if (view.removed) return refuse('NOT_FOUND');
  mustSave(command, view.list, view, wanted.isShared);
  const [before, after] = [contentOf(view), { ...wanted, list: view.list }];
  const { version } = await write(command, UPDATE, after, { id });
  appendEvent(command, { move: 'editView', entity: 'saved_view', entityId: id, constructionId: null, version, before, after });
  return { viewId: id };
}

function mustSave({ actor }: CommandContext, list: ListName, view: ViewRow | null, isShared: boolean): void {
  const verdict = canSaveView(actor, listOf(list), view, isShared);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

async function write(command: CommandContext, sql: string, { name, isShared, query, columns }: ViewContent, of: Record<string, unknown>) {
  const { sequelize, transaction, versions } = command;
  const bind = { name, isShared, query, columns: columns === null ? null : JSON.stringify(columns), ...of };
  const [written] = await sequelize.query<{ id: number; version: number }>(sql, { bind, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error('the view was not written');
  versions['saved_view'] = written.version;
  return written;
}

const contentOf = ({ list, name, isShared, query, columns }: Pick<ViewRow, keyof ViewContent>): ViewContent => ({
  ...{ list, name, isShared, query },
  columns: columns === null ? null : [...columns],
});
