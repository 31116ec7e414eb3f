// A drafted message on a screen: the link that opens it in the person's own program, and how it is copied, with what is said of both.
import type { ReactNode } from 'react';
import type { MessageDraft } from '@lotline/schema/domain/kernel/message-link';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { MessageWays, OpenedMessage } from '../draft-message.ts';
import { usePlatform } from './platform-context.tsx';

const NOT_OPENED: Readonly<Record<Exclude<OpenedMessage, 'opened'>, string>> = {
  'too-long': 'The message is too long to be opened here. Copy it, or make it shorter.',
  failed: 'The message could not be opened. Copy it and write it in your own messages.',
};

interface DraftedMessage extends Pick<MessageWays, 'link' | 'codeLink'> {
  readonly open: () => void;
  readonly copy: () => void;
}

export function useMessage(draft: MessageDraft): DraftedMessage {
  const { draftMessage } = usePlatform();
  const toast = useToast();
  const ways = draftMessage(draft);
  return {
    ...{ link: ways.link, codeLink: ways.codeLink },
    open: () =>
      void ways.open().then(
        (outcome) => (outcome === 'opened' ? undefined : toast.error(NOT_OPENED[outcome])),
        () => toast.error(NOT_OPENED.failed),
      ),
    copy: () =>
      void ways.copy().then(
        () => toast.success('Message copied'),
        () => toast.error('Could not copy. Select the text and copy it.'),
      ),
  };
}

interface MessageLinkProps {
  readonly message: Pick<DraftedMessage, 'link' | 'open'>;
  readonly className: string;
  /** It leaves this page. */
  readonly onHand?: () => void;
  readonly children: ReactNode;
}

/** Nothing where it cannot be opened. */
export function MessageLink({ message: { link, open }, className, onHand, children }: MessageLinkProps) {
  if (link === null) return null;
  const press = (event: { readonly preventDefault: () => void }): void => {
    event.preventDefault();
    onHand?.();
    open();
  };
  return (
    <a className={className} href={link} onClick={press}>
      {children}
    </a>
  );
}
