// Files that were taken out together are an event of their job: who took how many (decision 055).
import { appendEvent } from '../../platform/command/append-event.ts';
import { runUnremembered } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { ZipEvent } from './send-zip.ts';

export function appendZip(context: RequestContext, constructionId: number, event: ZipEvent): Promise<void> {
  return runUnremembered(context, (command) => {
    const { files, sizeBytes, lost, isComplete } = event;
    appendEvent(command, {
      move: 'zipFiles',
      entity: 'export',
      // an export has no row of its own: it is its person's
      entityId: context.actor.userId,
      constructionId,
      version: 0,
      detail: { files, sizeBytes, lost, isComplete },
    });
    return Promise.resolve();
  });
}
