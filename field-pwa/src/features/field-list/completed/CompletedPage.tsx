// The Completed tab: what the groups completed in a period, with its state and, for whom it is meant, what it comes to (specification 2 §2, §4, §6;
// mock 7-completed).
import { useMemo } from 'react';
import { CircleCheckBig } from 'lucide-react';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import { completedByMonth, completedSums, COMPLETED_LABELS } from '@lotline/schema/domain/task/completed.rules';
import { COMPLETED_MONTHS, MOST_COMPLETED_TASKS, type CompletedTask } from '@lotline/schema/domain/task/field-task';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { PageFrame } from '../../../platform/frame/PageFrame.tsx';
import { Tabs } from '../../../platform/frame/Tabs.tsx';
import { useGroupChoice } from '../groups/use-group-choice.ts';
import { ListFailed, ListSkeleton } from '../ListBlanks.tsx';
import { ListNotice, useListAge } from '../ListNotice.tsx';
import { ListTools } from '../ListTools.tsx';
import { ListSection, SectionHead } from '../rows/SectionHead.tsx';
import { useFieldData } from '../use-field-work.ts';
import { PERIOD_LABELS, monthsOf, useCompletedQuery } from './completed-query.ts';
import { CompletedRow } from './CompletedRow.tsx';
import { findCompleted } from './find-completed.ts';
import { useCompleted } from './use-completed.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Completed.module.css';

const PERIODS = COMPLETED_MONTHS.map((months) => ({ value: String(months), label: PERIOD_LABELS[months] }));

export default function CompletedPage() {
  const { groupUsers } = useMe();
  const { search, months, setSearch, setMonths } = useCompletedQuery();
  const data = useFieldData();
  const ownGroups = groupUsers.map(({ group }) => group);
  const groups = useGroupChoice(data.data?.fieldGroups ?? (data.isError ? ownGroups : null), ownGroups, null);
  const read = useCompleted(groups.group, months);
  const age = useListAge(read.dataUpdatedAt);
  const retry = () => void read.refetch();
  const all = read.data?.tasks;
  const found = useMemo(() => (all === undefined ? null : findCompleted(all, search)), [all, search]);
  return (
    <PageFrame title="Completed" bar={<Tabs />} menu={[]} mainClassName={styles.page}>
      <h1 className={words.sr}>Completed</h1>
      <ListTools search={search} onSearch={setSearch} group={groups.group} groups={groups.options} onGroup={groups.choose} />
      <Segments label="Period" hideLabel value={String(months)} options={PERIODS} onChange={(chosen) => setMonths(monthsOf(chosen))} />
      {found === null || all === undefined ? (
        read.error === null ? (
          <ListSkeleton />
        ) : (
          <ListFailed error={read.error} isTrying={read.isFetching} onRetry={retry} />
        )
      ) : (
        <div aria-busy={read.isPlaceholderData || undefined} className={read.isPlaceholderData ? styles.old : undefined}>
          <ListNotice age={age} error={read.error} isTrying={read.isFetching} onRetry={retry} />
          {all.length >= MOST_COMPLETED_TASKS ? (
            <Banner title="Not all tasks are shown.">
              The {MOST_COMPLETED_TASKS.toLocaleString('en-AU')} newest appear here. Choose a group or a shorter period to see the others.
            </Banner>
          ) : null}
          {found.length === 0 ? (
            <Nothing search={search} period={PERIOD_LABELS[months].replace(/^1 /, '')} onClear={() => setSearch('')} />
          ) : (
            <Found tasks={found} search={search} />
          )}
        </div>
      )}
    </PageFrame>
  );
}

interface FoundProps {
  readonly tasks: readonly CompletedTask[];
  readonly search: string;
}

function Found({ tasks, search }: FoundProps) {
  const viewer = useActor();
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const sums = completedSums(viewer, tasks);
  return (
    <>
      <p role="status" className={words.sr}>
        {search === '' ? null : `${String(tasks.length)} ${tasks.length === 1 ? 'task matches' : 'tasks match'} “${search}”`}
      </p>
      {sums === null ? null : (
        <>
          <dl className={styles.sums}>
            {COMPLETED_LABELS.map((label) => (
              <div key={label}>
                <dt>{label === 'Approve for Payment' ? 'Approved' : label}</dt>
                <dd>{formatAud(sums[label])}</dd>
              </div>
            ))}
          </dl>
          <p className={words.sr}>All amounts ex GST</p>
        </>
      )}
      {completedByMonth(tasks, zone).map(({ month, tasks: ofMonth }) => (
        <ListSection key={month} id={`section-${month}`}>
          <SectionHead id={`section-${month}`} heading={monthName(month)} note={sums === null ? null : 'ex GST'} count={ofMonth.length} />
          <ul className={layout.rows}>
            {ofMonth.map((task) => (
              <CompletedRow key={task.id} task={task} viewer={viewer} today={today} zone={zone} />
            ))}
          </ul>
        </ListSection>
      ))}
    </>
  );
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** 'November 2026' for '2026-11'. */
const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

interface NothingProps {
  readonly search: string;
  readonly period: string;
  readonly onClear: () => void;
}

function Nothing({ search, period, onClear }: NothingProps) {
  if (search !== '') {
    return (
      <EmptyState
        className={styles.empty}
        title={`No completed task matches “${search}”`}
        action={<Button onClick={onClear}>Clear search</Button>}
      >
        Searched in address, work order, task and who did it, in the last {period}.
      </EmptyState>
    );
  }
  return (
    <EmptyState className={styles.empty} icon={CircleCheckBig} title={`Nothing was completed in the last ${period}`}>
      Tasks appear here once they are completed, with their payment state. Choose a longer period for earlier ones.
    </EmptyState>
  );
}
