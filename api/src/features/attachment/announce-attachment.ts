// The event of a file's change.
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { AttachmentModel } from './attachment.model.ts';

export interface AttachmentChange {
  readonly move: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: object;
}

export function announceAttachment(command: CommandContext, attachment: AttachmentModel, change: AttachmentChange): void {
  appendEvent(command, {
    entity: 'attachment',
    entityId: attachment.id,
    constructionId: attachment.constructionId,
    scheduleId: attachment.scheduleId,
    version: attachment.version,
    ...change,
  });
}
