// How a drafted message leaves: opened in the person's own program, copied, or read by a camera. Nothing is sent by the app. The one place that does it: a screen
// says what the message is.
import { linkFor, messageLinks, type MessageDraft } from '@lotline/schema/domain/kernel/message-link';

/** `opened`: the system has it; the others say why not. */
export type OpenedMessage = 'opened' | 'too-long' | 'failed';

export interface MessageWays {
  /** What opens it on this machine; null: the number is no mobile, and it can only be copied. */
  readonly link: string | null;
  /** The same for a phone that reads it by its camera. */
  readonly codeLink: string | null;
  /** Within the press of the person: a browser opens nothing by itself. */
  readonly open: () => Promise<OpenedMessage>;
  /** Rejects where the clipboard may not be written. */
  readonly copy: () => Promise<void>;
}

export type DraftMessage = (draft: MessageDraft) => MessageWays;

export const draftInBrowser: DraftMessage = (draft) => {
  const links = messageLinks(draft);
  const link = links === null ? null : linkFor(links, navigator.userAgent);
  return {
    link,
    codeLink: links?.usual ?? null,
    open: () => {
      if (link === null) return Promise.resolve('failed');
      Object.assign(document.createElement('a'), { href: link }).click();
      return Promise.resolve('opened');
    },
    copy: () => navigator.clipboard.writeText(draft.text ?? ''),
  };
};
