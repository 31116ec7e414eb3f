// A stop item was answered so that the work stops: what to do, and whom to call (screens.md §2.26).
import { OctagonX, Phone } from 'lucide-react';
import type { TicketOfWorkSetting } from '@lotline/schema/domain/settings/ticket-of-work.setting';
import type { Stop } from '@lotline/schema/domain/ticket/ticket.rules';
import { Banner } from '../Banner/Banner.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { buttonClass } from '../Button/button-class.tsx';
import styles from './StopNotice.module.css';

interface StopNoticeProps {
  readonly stops: readonly Stop[];
  readonly setting: Pick<TicketOfWorkSetting, 'supervisorName' | 'supervisorPhone'>;
  /** Who scheduled the job: named where no number is set. */
  readonly scheduler: string | null;
}

export function StopNotice({ stops, setting: { supervisorName, supervisorPhone }, scheduler }: StopNoticeProps) {
  if (stops.length === 0) return null;
  const who = supervisorName === '' ? 'supervisor' : supervisorName;
  const call =
    supervisorPhone === '' ? (
      <p>{scheduler === null || scheduler.trim() === '' ? 'Call your supervisor.' : `Your scheduler is ${scheduler}.`}</p>
    ) : (
      <a className={buttonClass({ wide: true })} href={`tel:${supervisorPhone.replaceAll(' ', '')}`}>
        <Icon of={Phone} />
        Call {who}
      </a>
    );
  return (
    <Banner tone="bad" icon={OctagonX} title="Stop" action={call} className={styles.stop}>
      {stops.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </Banner>
  );
}
