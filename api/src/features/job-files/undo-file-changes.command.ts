// Takes back what this person's changes did to several files (undoFileChanges), file by file, where each is still as the change left it.
import { z } from 'zod';
import type { UndoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { canUndoFileChange } from '@lotline/schema/domain/attachment/file-changes.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ownChangesSql, undoOwnChanges } from '../../platform/command/undo-own-changes.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lockFiles, mustHaveFile, toldOfFile, type NamedFileVerdict } from './judged-files.queries.ts';
import { writeLabels } from './write-labels.step.ts';

export function undoFileChanges(
  context: RequestContext,
  input: UndoChangesInput,
  client: ClientMutation | null,
): Promise<NamedFileVerdict[]> {
  return runCommand<NamedFileVerdict[]>(context, {
    operation: 'undoFileChanges',
    input,
    client,
    work: async (command) => {
      const { files, categories } = await lockFiles(command, input.ids);
      return undoOwnChanges(command, input, {
        entity: 'attachment',
        rows: files,
        changes: { sql: CHANGES, shape: changed },
        mayTouch: mustHaveFile,
        mayUndo: (file, change) => canUndoFileChange(command.actor, file, change, categories),
        takeBack: (taken) =>
          writeLabels(
            command,
            taken.map(({ row, change }) => ({ file: row, after: change.before })),
            'Undone',
          ),
        told: toldOfFile,
      });
    },
  });
}

// What a category's new name did has a reason, and is not this person's filing.
const CHANGES = prepared(
  'changes-of-files',
  ownChangesSql({ entity: 'attachment', columns: 'e.before', moves: `e.move = 'labelFile' and coalesce(e.why, 'Undone') = 'Undone'` }),
);

const said = z.string().nullable();
const changed = z.object({ id: z.int(), version: z.int(), before: z.strictObject({ tags: said, folder: said }) });
