// A drafted message handed to the program of this computer that writes such messages: by the allow-list of every link that leaves a window.
import { messageLinks, type MessageDraft } from '@lotline/schema/domain/kernel/message-link';
import { isTooLongFor, outsideLink } from './outside-link.ts';

interface OpenDraftParts {
  readonly serverOrigin: string;
  readonly platform: NodeJS.Platform;
  readonly openExternal: (url: string) => Promise<void>;
}

/** @returns `failed`: it is no message of an allowed scheme, or nothing on this computer takes it */
export async function openDraft(
  draft: MessageDraft,
  { serverOrigin, platform, openExternal }: OpenDraftParts,
): Promise<'opened' | 'too-long' | 'failed'> {
  const links = messageLinks(draft);
  const url = links === null ? null : outsideLink(links.usual, serverOrigin);
  if (url === null) return 'failed';
  if (isTooLongFor(url, platform)) return 'too-long';
  try {
    await openExternal(url);
    return 'opened';
  } catch (problem) {
    console.error('A message could not be opened', problem);
    return 'failed';
  }
}
