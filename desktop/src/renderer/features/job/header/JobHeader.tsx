// The head of a job (mock console/job.html): work order, address, state and who is concerned; below them the days that it stands or falls by.
import { MapPin, Zap } from 'lucide-react';
import { JOB } from '@lotline/schema/domain/job/job.fields';
import { formatAddress, mapLink } from '@lotline/schema/domain/kernel/address';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { primaryActionOf } from '@lotline/schema/domain/job/primary-action.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { JobActions } from '../../../platform/job-actions/JobActions.tsx';
import { PresenceNote } from '../../../platform/presence/PresenceNote.tsx';
import { isOnsiteNow } from '../../../platform/task/task-words.ts';
import { useJobView } from '../job-context.ts';
import { JobOffers } from '../offers/JobOffers.tsx';
import { HoldNote } from './HoldNote.tsx';
import { KeyDates } from './KeyDates.tsx';
import { PlannedStatus } from './PlannedStatus.tsx';
import { PrimaryAction } from './PrimaryAction.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { waitingJob } from './waiting-job.ts';
import styles from './JobHeader.module.css';

export function JobHeader() {
  const view = useJobView();
  const { job } = view;
  const waiting = waitingJob(view);
  const primary = primaryActionOf(view.actor, waiting);
  const address = formatAddress(job);
  const onsite = job.schedules.filter(isOnsiteNow).length;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 title={job.workOrder}>{job.workOrder}</h1>
        <span className={styles.address}>{address === '' ? 'No address' : address}</span>
        {address === '' ? null : (
          <a className={styles.map} href={mapLink(job)} target="_blank" rel="noreferrer">
            <Icon of={MapPin} size="s" />
            Map
          </a>
        )}
        <StatusMenu />
        {onsite === 0 ? null : <StateChip state="Onsite">{onsite === 1 ? 'Onsite' : `Onsite, ${String(onsite)} tasks`}</StateChip>}
        <PresenceNote record={JOB} id={job.id} isEditing={false} />
        <span className={styles.room} />
        {primary === null ? null : <PrimaryAction action={primary} />}
        <JobActions job={job} isOnHold={waiting.isOnHold} isBuilderAskedFor={primary?.kind === 'askBuilder'} isEnded={isJobEnded(job)} />
      </div>
      <Concerned />
      <div className={styles.standing}>
        <HoldNote />
        <PlannedStatus jobId={job.id} />
      </div>
      <KeyDates />
      <JobOffers />
    </header>
  );
}

function Concerned() {
  const { job, settings } = useJobView();
  const nameOf = fieldNamesOf(settings, job.workType);
  const facts: readonly (readonly [string, string | null])[] = [
    [nameOf('workType'), job.workType],
    [nameOf('contract'), job.contract],
    [nameOf('financialContact'), job.financialContact?.displayName ?? null],
    [nameOf('customerRef'), job.customerRef],
    ['PM', job.deliveryPartnerPm ?? job.adtechPm],
    [nameOf('scheduler'), job.scheduler],
  ];
  return (
    <ul className={styles.facts} aria-label="Who and what">
      {job.acceleratedJob ? (
        <li className={styles.accelerated}>
          <Icon of={Zap} size="s" />
          Accelerated
        </li>
      ) : null}
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <li key={label}>
            {label} <b>{value}</b>
          </li>
        ))}
    </ul>
  );
}
