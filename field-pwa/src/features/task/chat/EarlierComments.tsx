// Above the chat's oldest shown line: brings the comments before it, and what is being read keeps its place on the screen.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { useTaskPage } from '../task-page-context.ts';
import { isChatLine } from './chat-lines.ts';
import { useEarlierComments } from './use-earlier-comments.ts';
import styles from './EarlierComments.module.css';

const OFFLINE_BECAUSE = 'Earlier comments need a connection.';

interface EarlierCommentsProps {
  /** The list of lines below. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** The comment of its first line. */
  readonly oldestId: number | undefined;
}

export function EarlierComments({ list, oldestId }: EarlierCommentsProps) {
  const { data, job, opened, others } = useTaskPage();
  const online = useOnline();
  const { remember, said } = useScrollAnchor({ list, oldestId }, data.hasEarlierComments);
  const earlier = useEarlierComments(job.id, { isShown: (comment) => isChatLine(comment, { opened, others }), before: remember });
  return (
    <>
      {data.hasEarlierComments ? (
        <Button
          kind="text"
          className={styles.earlier}
          busy={earlier.isReading}
          refusedBecause={online ? undefined : OFFLINE_BECAUSE}
          onClick={earlier.showEarlier}
        >
          Show earlier comments
        </Button>
      ) : null}
      {earlier.error === null ? null : (
        <p className={reasonClass('needs')} role="alert">
          {earlier.error.message}
        </p>
      )}
      <p className={words.sr} role="status">
        {said}
      </p>
    </>
  );
}

interface Place {
  readonly line: HTMLElement;
  readonly top: number;
  readonly lines: number;
}

/** The line that was the oldest stays where it stood; who pressed a button that is gone goes on at the first new line. */
function useScrollAnchor(
  { list, oldestId }: EarlierCommentsProps,
  hasButton: boolean,
): { readonly remember: () => void; readonly said: string } {
  const place = useRef<Place | null>(null);
  const [said, say] = useState('');
  useLayoutEffect(() => {
    const kept = place.current;
    const lines = list.current?.children ?? [];
    place.current = null;
    const added = lines.length - (kept?.lines ?? lines.length);
    if (kept === null || added <= 0) return;
    window.scrollBy(0, kept.line.getBoundingClientRect().top - kept.top);
    say(added === 1 ? '1 earlier comment is shown' : `${String(added)} earlier comments are shown`);
    const first = lines[0];
    if (!hasButton && document.activeElement === document.body && first instanceof HTMLElement) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
  }, [list, oldestId, hasButton]);
  const remember = () => {
    const line = list.current?.firstElementChild;
    if (line instanceof HTMLElement)
      place.current = { line, top: line.getBoundingClientRect().top, lines: list.current?.children.length ?? 0 };
  };
  return { remember, said };
}
