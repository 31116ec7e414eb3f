// Every event of the job in words, day by day, newest first: who, when, what was there before and after; by kind, person, device and text (issue 11 §2).
import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { EVENT_KINDS, type EventKind } from '@lotline/schema/domain/history/event-word-parts';
import { canReadCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { ApiError } from '@lotline/web-session/api-error';
import { useData } from '../../../platform/data/DataRoot.tsx';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { useJobView } from '../job-context.ts';
import { FilterChips } from '../parts/FilterChips.tsx';
import { JobThen } from './JobThen.tsx';
import { HistoryDays } from './HistoryDays.tsx';
import { linesOf, type HistoryLine } from './history-lines.ts';
import { eventBefore } from './moments.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { useHistory } from './use-history.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './HistoryTab.module.css';

const ALL = 'all';
const KIND_LABELS: Readonly<Record<EventKind, string>> = {
  job: 'Job',
  task: 'Tasks',
  item: 'Items',
  file: 'Files',
  comment: 'Comments',
  contact: 'Contacts',
  payment: 'Payments',
  cost: 'Costs',
};

/** Of what this person sees no tab of, no kind is offered either. */
function isOffered(kind: EventKind, actor: Actor): boolean {
  if (kind === 'payment') return hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  return kind !== 'cost' || canReadCosts(actor).ok;
}

export default function HistoryTab() {
  const view = useJobView();
  const { job, actor, zone, today, moment } = view;
  const kinds = EVENT_KINDS.filter((one) => isOffered(one, actor));
  const [kind, setKind] = useState(ALL);
  const [text, setText] = useState('');
  const [who, setWho] = useState('');
  const [device, setDevice] = useState('');
  const { events, error, isReading, hasMore, isReadingMore, readMore, readAgain } = useHistory(job.id);
  const all = linesOf(events, view, zone);
  const wanted = text.trim().toLocaleLowerCase('en-AU');
  const lines = all.filter((line) => isOf(line, { kind, who, device }) && line.searched.includes(wanted));
  const { at } = moment;
  const chosen = at === null ? undefined : eventBefore(events, at);
  const [receiptOf, openReceipt] = useState<HistoryLine | null>(null);
  const isFiltered = kind !== ALL || who !== '' || device !== '' || wanted !== '';
  return (
    <>
      <div className={styles.tools}>
        <TextField label="Filter the history by text" hideLabel type="search" placeholder="Filter" value={text} onChange={setText} />
        <FilterChips
          label="What"
          value={kind}
          options={[{ value: ALL, label: 'All' }, ...kinds.map((one) => ({ value: one, label: KIND_LABELS[one] }))]}
          onChange={setKind}
        />
        <OneOf label="Person" every="Everyone" values={all.map((line) => line.who)} value={who} onChange={setWho} />
        <OneOf label="Device" every="Every device" values={all.flatMap((line) => line.device ?? [])} value={device} onChange={setDevice} />
        <span role="status" className={words.muted}>
          {shownWords(lines.length, all.length, hasMore)}
        </span>
      </div>
      {error === null ? null : <NotRead error={error} onAgain={readAgain} />}
      {isReading && error === null ? <SkeletonRows label="Loading the history" rows={6} /> : null}
      <div className={styles.beside} data-split={at !== null || undefined}>
        <HistoryDays lines={lines} today={today} chosen={chosen?.id ?? null} at={at} onReceipt={openReceipt} />
        {at === null ? null : <JobThen at={at} />}
      </div>
      {!isReading && lines.length === 0 ? (
        <p className={words.muted}>{isFiltered ? 'Nothing loaded so far matches the filter.' : 'Nothing has happened on this job yet.'}</p>
      ) : null}
      {receiptOf === null || receiptOf.submittedTask === null ? null : (
        <ReceiptSheet taskId={receiptOf.submittedTask} recordedAt={receiptOf.recordedAt} onClose={() => openReceipt(null)} />
      )}
      {hasMore ? (
        <Button busy={isReadingMore} onClick={readMore}>
          Show earlier events
        </Button>
      ) : null}
    </>
  );
}

/** A copy of the jobs has no history: it is of the server alone (decision 085). */
function NotRead({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  const { local } = useData();
  const again = (
    <Button icon={RotateCw} onClick={onAgain}>
      Try again
    </Button>
  );
  if (local !== null && error instanceof ApiError && error.code === 'OFFLINE')
    return (
      <Banner title="The history is not stored on this computer." action={again}>
        It is shown here once the server can be reached.
      </Banner>
    );
  return (
    <Banner tone="bad" title="The history could not be loaded." action={again}>
      {error.message}
    </Banner>
  );
}

interface Wanted {
  readonly kind: string;
  readonly who: string;
  readonly device: string;
}

/** An empty one asks for nothing. */
const isOf = (line: HistoryLine, { kind, who, device }: Wanted): boolean =>
  (kind === ALL || line.kind === kind) && (who === '' || line.who === who) && (device === '' || line.device === device);

interface OneOfProps {
  readonly label: string;
  /** What stands there while none is chosen. */
  readonly every: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where there is more than one to choose from, or one was chosen. */
function OneOf({ label, every, values, value, onChange }: OneOfProps) {
  const names = [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en-AU'));
  if (names.length < 2 && value === '') return null;
  const options = [{ value: '', label: every }, ...names.map((name) => ({ value: name, label: name }))];
  return <SelectField label={label} hideLabel className={styles.choice} value={value} options={options} onChange={onChange} />;
}

function shownWords(shown: number, read: number, hasMore: boolean): string {
  const of = `${String(read)}${hasMore ? '+' : ''}`;
  const noun = read === 1 && !hasMore ? 'event' : 'events';
  return shown === read ? `${of} ${noun}` : `${String(shown)} of ${of} ${noun}`;
}
