// Category, folder or tags of several files at once (changeFiles): each judged for itself, those that take the change written together, each with its
// event. What is not there for this person is answered so and never touched.
import { QueryTypes } from 'sequelize';
import type { FileChangesInput } from '@lotline/schema/domain/attachment/file-changes.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { judgeFiles, type ChangingFile, type NamedFileVerdict } from './judged-files.queries.ts';

export function changeFiles(context: RequestContext, input: FileChangesInput, client: ClientMutation | null): Promise<NamedFileVerdict[]> {
  return runCommand<NamedFileVerdict[]>(context, {
    operation: 'changeFiles',
    input,
    client,
    work: async (command) => {
      const { verdicts, changing } = await judgeFiles(command, input.ids, input.change);
      if (changing.length > 0) await writeLabels(command, changing);
      return verdicts;
    },
  });
}

/** Under the locks that they were judged under. */
async function writeLabels(command: CommandContext, changing: readonly ChangingFile[]): Promise<void> {
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
    const head = { entity: 'attachment', entityId: id, constructionId, scheduleId, version: version + 1 } as const;
    appendEvent(command, { ...head, move: 'labelFile', before: { tags, folder }, after, detail: { title } });
  }
}
