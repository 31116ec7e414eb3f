// Category, folder or tags of several files at once (changeFiles): each judged for itself, those that take the change written together, each with its
// event. What is not there for this person is answered so and never touched.
import type { FileChangesInput } from '@lotline/schema/domain/attachment/file-changes.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { judgeFiles, type NamedFileVerdict } from './judged-files.queries.ts';
import { writeLabels } from './write-labels.step.ts';

export function changeFiles(context: RequestContext, input: FileChangesInput, client: ClientMutation | null): Promise<NamedFileVerdict[]> {
  return runCommand<NamedFileVerdict[]>(context, {
    operation: 'changeFiles',
    input,
    client,
    work: async (command) => {
      const { verdicts, changing } = await judgeFiles(command, input.ids, input.change);
      await writeLabels(command, changing, null);
      return verdicts;
    },
  });
}
