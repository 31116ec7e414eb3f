// Takes back what this person's changes did to several files (undoFileChanges), file by file, where each is still as the change left it.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import type { UndoFileChangesInput } from '@lotline/schema/domain/attachment/file-changes.input';
import { canUndoFileChange } from '@lotline/schema/domain/attachment/file-changes.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { all, refused, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import { changedSince, staleOf, withSince } from '../../platform/command/changed-since.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lockFiles, mustHaveFile, toldOfFile, type LockedFiles, type NamedFileVerdict } from './judged-files.queries.ts';
import { writeLabels } from './write-labels.step.ts';

export function undoFileChanges(
  context: RequestContext,
  input: UndoFileChangesInput,
  client: ClientMutation | null,
): Promise<NamedFileVerdict[]> {
  return runCommand<NamedFileVerdict[]>(context, {
    operation: 'undoFileChanges',
    input,
    client,
    work: async (command) => {
      const locked = await lockFiles(command, input.ids);
      const changes = await loadChanges(command, input);
      const judged = input.ids.map((id) => {
        const [file, change] = [locked.files.get(id), changes.get(id)];
        return { id, file, change, verdict: verdictOn(command, locked, id, change) };
      });
      const changing = judged.flatMap(({ file, change, verdict }) =>
        verdict.ok && file !== undefined && change !== undefined ? [{ file, after: change.before }] : [],
      );
      await writeLabels(command, changing, 'Undone');
      const since = await changedSince(command, 'attachment', staleOf(judged));
      return judged.map(({ id, file, verdict }) => withSince(toldOfFile(id, file, verdict), since.get(id)));
    },
  });
}

function verdictOn({ actor }: CommandContext, { files, categories }: LockedFiles, id: number, change: Change | undefined): Verdict {
  const file = files.get(id);
  if (file === undefined) return refused('NOT_FOUND');
  return all(mustHaveFile(file), change === undefined ? refused('NOT_FOUND') : canUndoFileChange(actor, file, change, categories));
}

// Of each file the last of them: an earlier one is not as it left the file any more. What a category's new name did has a reason, and is not this person's filing.
const CHANGES = prepared(
  'changes-of-files',
  `select distinct on (e.entity_id) e.entity_id as id, e.version, e.before from event e
    where e.entity = 'attachment' and e.entity_id = any($ids::integer[]) and e.actor_user_id = $actorId::integer
      and (e.client_id = any($clientIds::uuid[]) or e.batch_id = any($clientIds::uuid[]))
      and e.move = 'labelFile' and coalesce(e.why, 'Undone') = 'Undone'
    order by e.entity_id, e.id desc`,
);

const said = z.string().nullable();
const changed = z.object({ id: z.int(), version: z.int(), before: z.strictObject({ tags: said, folder: said }) });
type Change = z.output<typeof changed>;

async function loadChanges(
  { sequelize, transaction, actor }: CommandContext,
  { ids, clientIds }: UndoFileChangesInput,
): Promise<ReadonlyMap<number, Change>> {
  const bind = { ids, clientIds, actorId: actor.userId };
  const found = z.array(changed).parse(await sequelize.query(CHANGES, { bind, transaction, type: QueryTypes.SELECT }));
  return new Map(found.map((change) => [change.id, change]));
}
