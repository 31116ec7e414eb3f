// Tags and folders of several files, written under the locks that they were judged under.
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { ChangingFile } from './judged-files.queries.ts';

/** Each with its next version and its event. @param why null: its words say it */
export async function writeLabels(command: CommandContext, changing: readonly ChangingFile[], why: 'Undone' | null): Promise<void> {
  if (changing.length === 0) return;
  await command.sequelize.query(
    `update attachment a set tags = v.tags, folder = v.folder, version = a.version + 1
      from unnest($ids::int[], $tags::text[], $folders::text[]) v(id, tags, folder) where a.id = v.id`,
    {
      bind: {
        ids: changing.map(({ file }) => file.id),
        tags: changing.map(({ after }) => after.tags),
        folders: changing.map(({ after }) => after.folder),
      },
      transaction: command.transaction,
      type: QueryTypes.UPDATE,
    },
  );
  for (const { file, after } of changing) {
    const { id, version, title, tags, folder, constructionId, scheduleId } = file;
    const head = { entity: 'attachment', entityId: id, constructionId, scheduleId, version: version + 1, why } as const;
    appendEvent(command, { ...head, move: 'labelFile', before: { tags, folder }, after, detail: { title } });
  }
}
