// A chat in pages: the newest first, earlier ones above them on request.
import type { ReactNode } from 'react';
import { MessageSquarePlus, RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { Panel } from '../frame/Panel.tsx';
import { ChatLines } from './ChatLines.tsx';

/** What is shown beside the lines of a page. */
interface ChatRead {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface ChatProps {
  readonly title: string;
  readonly note: string;
  readonly read: ChatRead;
  /** Shown where nobody has written anything. */
  readonly empty: string;
  /** Null: this person may only read. */
  readonly onWrite: (() => void) | null;
  readonly lines: readonly ReactNode[];
  /** The sheet that is open. */
  readonly children: ReactNode;
}

export function Chat({ title, note, read, empty, onWrite, lines, children }: ChatProps) {
  const { data, error } = read;
  const write =
    onWrite === null ? null : (
      <Button icon={MessageSquarePlus} onClick={onWrite}>
        Write a comment
      </Button>
    );
  const again = (
    <Button icon={RotateCw} onClick={() => void read.refetch()}>
      Try again
    </Button>
  );
  return (
    <Panel title={title} note={note} action={write}>
      {error === null ? null : (
        <Banner tone="bad" title="The comments could not be loaded." action={again}>
          {error.message}
        </Banner>
      )}
      {data === undefined && error === null ? <SkeletonRows label="Loading the comments" rows={3} /> : null}
      {read.hasNextPage ? (
        <Button busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          Show earlier comments
        </Button>
      ) : null}
      {data !== undefined && lines.length === 0 ? <p className={words.muted}>{empty}</p> : null}
      <ChatLines>{lines}</ChatLines>
      {children}
    </Panel>
  );
}
