// Sign-out. Unsent work is named first: it stays on this phone, for the same person's next sign-in.
import { useState } from 'react';
import { LogOut } from 'lucide-react';
import { formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useNow } from '@lotline/web-session/react/use-now';
import type { QueueSum } from '../outbox/queue-lines.ts';
import { useOutbox, useQueueSum } from '../outbox/outbox-context.ts';
import { unsentUploads } from '../uploads/upload-sum.ts';
import { useShownUploads } from '../uploads/use-shown-uploads.ts';

function unsentSentence({ count, since }: QueueSum, now: Date): string {
  const zone = browserZone();
  const what = count === 1 ? '1 thing that you did is not sent yet' : `${String(count)} things that you did are not sent yet`;
  return since === null ? `${what}.` : `${what}, the oldest since ${formatNearDayTime(since, dayInZone(now.toISOString(), zone), zone)}.`;
}

/** The phone stores where a file was, not the file. */
const filesSentence = (count: number): string =>
  count === 1
    ? 'The file being sent continues then too; you may have to choose it again.'
    : `The ${String(count)} files being sent continue then too; you may have to choose them again.`;

export function SignOut() {
  const { session } = usePlatform();
  const { release } = useOutbox();
  const sum = useQueueSum();
  const now = useNow();
  const files = unsentUploads(useShownUploads()).length;
  const [isAsking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void session.signOut();
  };
  const ask = () => {
    release();
    if (sum.count > 0) setAsking(true);
    else leave();
  };
  if (!isAsking || sum.count === 0) {
    return (
      <Button icon={LogOut} busy={leaving} onClick={ask}>
        Sign out
      </Button>
    );
  }
  return (
    <div className={layout.stack} role="alert">
      <Banner tone="unsent" title={unsentSentence(sum, now)}>
        It stays on this phone and is sent when you sign in here again. Nobody else sees it.
        {files === 0 ? null : ` ${filesSentence(files)}`}
      </Banner>
      <Button kind="primary" data-autofocus="" onClick={() => setAsking(false)}>
        Stay
      </Button>
      <Button icon={LogOut} busy={leaving} onClick={leave}>
        Sign out, keep them on this phone
      </Button>
    </div>
  );
}
