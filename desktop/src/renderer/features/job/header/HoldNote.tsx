// Why the job is held and the day on which it goes back, below its status for as long as it is held.
import { Pause } from 'lucide-react';
import { isOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useJobView } from '../job-context.ts';
import styles from './HoldNote.module.css';

export function HoldNote() {
  const { job, settings } = useJobView();
  const { status, workType, holdReason, holdUntil } = job;
  // another status that was set since leaves them behind
  if (!isOnHold(settingFor(settings, 'Job Status Settings', workType).config, status)) return null;
  return (
    <div className={styles.note} role="group" aria-label="On hold">
      <Icon of={Pause} size="s" />
      <span title={holdReason ?? undefined}>
        On hold{' '}
        {holdUntil === null ? (
          'with no end date'
        ) : (
          <>
            until <b>{formatDate(holdUntil)}</b>
          </>
        )}
        {holdReason === null ? ', no reason given' : `: ${holdReason}`}
      </span>
    </div>
  );
}
