// A potential job once it is saved (specification 2 §4): what was written down, where it stands, its photos, and what can be done next.
import { Camera, Pencil, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { messagePhone } from '@lotline/schema/domain/potential-job/entry';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { useBackClosesSheet } from '../frame/use-back-closes-sheet.ts';
import type { OwnPotentialJob } from './own-potential-jobs.ts';
import { potentialJobCapturePath } from './potential-job-paths.ts';
import { isClosed, mayChange, stateOf } from './potential-job-state.ts';
import { usePhotosOf } from './use-photos-of.ts';
import styles from './PotentialJobSheet.module.css';

interface PotentialJobSummaryProps {
  readonly job: OwnPotentialJob;
  readonly onClose: () => void;
  /** Opens its form: a refused one with its reason. */
  readonly onChange: () => void;
  /** Drafts the message that asks its builder. */
  readonly onAsk: () => void;
}

const NOT_IN_OFFICE = 'It can be drafted once the office has the job: its link is made there.';

export default function PotentialJobSummary({ job, onClose, onChange, onAsk }: PotentialJobSummaryProps) {
  useBackClosesSheet(true);
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const { chip, says, note } = stateOf(job, { today, zone });
  const actor = useActor();
  const phone = isClosed(job) ? null : messagePhone(job.entry);
  const footer = (
    <>
      <Link className={buttonClass({ kind: 'primary' })} to={potentialJobCapturePath(job.key)}>
        <Icon of={Camera} size="l" />
        Take photos
      </Link>
      {job.refused !== null || mayChange(actor, job) ? (
        <Button icon={Pencil} onClick={onChange}>
          {job.refused === null ? 'Change' : 'Correct it'}
        </Button>
      ) : null}
      {phone === null ? null : (
        <Button icon={ShieldCheck} refusedBecause={job.id === null ? NOT_IN_OFFICE : undefined} reason="later" onClick={onAsk}>
          Draft message
        </Button>
      )}
      <Button onClick={onClose}>Done</Button>
    </>
  );
  return (
    <Sheet title="Potential Job" subtitle={siteLine(job.entry)} footer={footer} onClose={onClose} scrollLabel="What was written down">
      <div className={styles.parts}>
        <div className={styles.said}>
          <StateChip state={chip}>{says}</StateChip>
          {note === null ? null : <p>{note}</p>}
        </div>
        <dl className={styles.facts}>
          {factsOf(job).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PhotoLine job={job} />
      </div>
    </Sheet>
  );
}

function factsOf({ entry }: OwnPotentialJob): readonly (readonly [string, string])[] {
  const { builder, siteContactName, siteContactPhone, addressFromField, comments } = entry;
  const all: readonly (readonly [string, string | null])[] = [
    ['Builder', builder],
    ['Site contact', siteContactName],
    ['Phone', siteContactPhone === null ? null : formatMobile(siteContactPhone)],
    ['Address in your own words', siteLine(entry) === addressFromField ? null : addressFromField],
    ['Comments', comments],
  ];
  return all.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

function PhotoLine({ job }: { readonly job: OwnPotentialJob }) {
  const unsent = usePhotosOf(job).length;
  const received = job.saved?.attachmentCount ?? 0;
  const parts = [
    received === 0 ? null : `${String(received)} in the office`,
    unsent === 0 ? null : `${String(unsent)} on this phone, sent after the potential job`,
  ].filter((part) => part !== null);
  return <p className={classes(words.small, words.muted)}>Photos: {parts.length === 0 ? 'none yet' : parts.join(', ')}.</p>;
}
