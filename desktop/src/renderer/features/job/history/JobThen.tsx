// The job's own fields at the chosen moment, beside its history: marked where they differ from now.
import { fieldsAsAt } from '@lotline/schema/domain/history/job-as-at';
import { fieldNamesOf } from '@lotline/schema/domain/job/job-field-names';
import { formatDate, formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobThen } from '../as-at/use-job-then.ts';
import { useJobView } from '../job-context.ts';
import { TextOrDash } from '../parts/Table.tsx';
import { momentSentence } from './moments.ts';
import { useHistory } from './use-history.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './JobThen.module.css';

export function JobThen({ at }: { readonly at: string }) {
  const { job, settings, zone } = useJobView();
  const { then, error } = useJobThen(job.id, at);
  const { events } = useHistory(job.id);
  const fields = then?.fields;
  return (
    <Panel title="As it was" note={`on ${formatDateClock(momentSentence(events, at), zone)}`}>
      {then === null && error === null ? <SkeletonRows label="Loading the job as it was" rows={4} /> : null}
      {then !== null && then.job === null ? <p className={words.muted}>Nothing was recorded about the job at that moment.</p> : null}
      {typeof fields === 'object' && fields !== null ? (
        <dl className={styles.fields}>
          {fieldsAsAt({ ...fields }, job, fieldNamesOf(settings, job.workType)).map(({ label, then: was, now, differs }) => (
            <div key={label} data-differs={differs || undefined}>
              <dt>{label}</dt>
              <dd>
                <TextOrDash>{sayDay(was)}</TextOrDash>
                {differs ? <span className={styles.now}>now {sayDay(now) ?? 'nothing'}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Panel>
  );
}

const sayDay = (text: string | null): string | null => (text !== null && isDay(text) ? formatDate(text) : text);
