// The person is told who was signed in as them, when and why, until they say that they have read it (screens.md §2.17).
import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useMe } from './me-context.tsx';
import { usePlatform } from './platform-context.tsx';
import { keys } from './query-keys.tsx';
import styles from './ImpersonationNotices.module.css';

/** ISO, UTC. */
interface ImpersonationNotice {
  readonly id: number;
  readonly administrator: string;
  readonly reason: string;
  readonly beganAt: string;
  /** Null while it lasts. */
  readonly endedAt: string | null;
  readonly expiresAt: string;
}

const STALE_MS = 5 * 60_000;

export function ImpersonationNotices() {
  const { calls, followChanges } = usePlatform();
  const { id: personId } = useMe();
  const client = useQueryClient();
  const queryKey = keys.impersonations(personId);
  const { data: notices = [] } = useQuery({
    queryKey,
    queryFn: async () =>
      (await calls.rest<{ readonly impersonations: readonly ImpersonationNotice[] }>('/api/impersonations')).impersonations,
    staleTime: STALE_MS,
  });
  useEffect(
    () =>
      followChanges({
        onChanges: (changes) => {
          if (changes.some(({ entity, id }) => entity === 'app_user' && id === personId))
            void client.invalidateQueries({ queryKey: keys.impersonations(personId) });
        },
        onCaughtUp: () => undefined,
      }),
    [client, followChanges, personId],
  );
  const ended = notices.filter(({ endedAt }) => endedAt !== null);
  const seen = useMutation({
    mutationFn: () => calls.rest('/api/impersonations/seen', { method: 'POST', body: { ids: ended.map(({ id }) => id) } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (notices.length === 0) return null;
  const read = (
    <Button busy={seen.isPending} onClick={() => seen.mutate()}>
      I have read this
    </Button>
  );
  return (
    <Banner flush className={styles.notices} title="Someone else was signed in as you" action={ended.length === 0 ? undefined : read}>
      {notices.map((notice) => (
        <p key={notice.id}>{sentence(notice)}</p>
      ))}
      {seen.isError ? <p>That could not be saved. Try again once there is a connection.</p> : null}
    </Banner>
  );
}

/** 'Ada Marsh, 25 Nov 2026 9:10 AM to 25 Nov 2026 9:25 AM: “She cannot find her task”.' */
function sentence({ administrator, reason, beganAt, endedAt, expiresAt }: ImpersonationNotice): string {
  const at = (instant: string): string => formatDateClock(instant, browserZone());
  const span = endedAt === null ? `since ${at(beganAt)}, until ${at(expiresAt)} at the latest` : `from ${at(beganAt)} to ${at(endedAt)}`;
  return `${administrator}, ${span}: “${reason}”. What was done shows both names in the history.`;
}
