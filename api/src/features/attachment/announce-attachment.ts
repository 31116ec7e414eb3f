// The event of a file's change.
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import { appendEvent, type NewEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { AttachmentModel } from './attachment.model.ts';

export function announceAttachment(command: CommandContext, attachment: AttachmentModel, change: WordsOf<'attachment'>): void {
  appendEvent(command, attachmentEvent(attachment, change));
}

export function attachmentEvent(
  attachment: Pick<AttachmentModel, 'id' | 'constructionId' | 'scheduleId' | 'version'>,
  change: WordsOf<'attachment'>,
): NewEvent {
  const { id, constructionId, scheduleId, version } = attachment;
  return { entity: 'attachment', entityId: id, constructionId, scheduleId, version, ...change };
}
