// The slider above the history; and above every tab while the job is shown as it was, with the moment, and that nothing here can be changed.
import { useEffect } from 'react';
import { History } from 'lucide-react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { isTyping } from '../../../platform/frame/is-typing.ts';
import { momentSentence } from '../history/moments.ts';
import { useHistory } from '../history/use-history.ts';
import { useJobView } from '../job-context.ts';
import { AsAtSlider } from './AsAtSlider.tsx';
import type { Moment } from './use-moment.ts';
import styles from './AsAtBar.module.css';

interface AsAtBarProps {
  readonly moment: Moment;
  readonly isReading: boolean;
}

export function AsAtBar({ moment: { at, choose }, isReading }: AsAtBarProps) {
  const { job, zone } = useJobView();
  const { events } = useHistory(job.id);
  const { clock } = usePlatform();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target);
      if (!isTaken && document.querySelector('dialog[open]') === null) choose(null);
    };
    if (at !== null) document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [at, choose]);
  return (
    <section className={styles.bar} data-past={at !== null || undefined} aria-label="Moment" aria-busy={isReading}>
      {at === null ? null : (
        <p className={styles.said} role="status">
          <Icon of={History} size="s" />
          <span>
            <b>As it was on {formatDateClock(momentSentence(events, at), zone)}.</b> Read-only: everything below is from that moment.
          </span>
        </p>
      )}
      <AsAtSlider events={events} at={at} now={() => clock.now().toISOString()} onChoose={choose} />
    </section>
  );
}
