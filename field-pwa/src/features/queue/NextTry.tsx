// When something is tried again, in words that go on by themselves; nothing while it is not known, and nothing is read aloud each second.
import { useNow } from '@lotline/web-session/react/use-now';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { nextTryWords, type NextTries } from '../../platform/outbox/next-tries.ts';

interface NextTryProps {
  readonly id: string;
  readonly of: NextTries['shown'];
}

export function NextTry({ id, of }: NextTryProps) {
  const at = useReadable(of).get(id);
  return at === undefined ? null : <Counted at={at} />;
}

const TICK_MS = 1_000;

function Counted({ at }: { readonly at: number }) {
  const now = useNow(TICK_MS);
  return (
    <p className={classes(words.small, words.muted)} data-part="next-try">
      {nextTryWords(at, now.getTime())}
    </p>
  );
}
