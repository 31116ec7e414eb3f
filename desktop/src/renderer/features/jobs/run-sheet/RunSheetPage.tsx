// Run sheets to print (screens.md §2.5): for each crew and day a page of paper, the stops in their order with what the crew needs on its way.
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Printer, RotateCw } from 'lucide-react';
import { MOST_RUN_JOBS } from '@lotline/schema/domain/job/run-sheet.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import words from '@lotline/shared-ui/styles/words.module.css';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { useTitle } from '../../../platform/frame/use-title.ts';
import { jobPath } from '../../../platform/job-list/job-row.ts';
import { CrewSheet, type Sheet } from './CrewSheet.tsx';
import { OfDay } from './OfDay.tsx';
import { countWords, crewWords, dayWords } from './run-words.ts';
import { FOR, useRunSheet, type RunJob } from './use-run-sheet.ts';
import page from '../../../platform/frame/Page.module.css';
import styles from './RunSheet.module.css';

const ALL = '';
/** Of an address, beside the jobs. */
const [CREW, DAY] = ['crew', 'on'];

export default function RunSheetPage() {
  useTitle('Run sheet');
  const [params, setParams] = useSearchParams();
  const { day: ofDay, read, problem, retry } = useRunSheet(params);
  const [crew, day] = [params.get(CREW) ?? ALL, params.get(DAY) ?? ALL];
  const sheets = read?.sheets ?? [];
  const shown = sheets.filter((sheet) => (crew === ALL || crewWords(sheet.group) === crew) && (day === ALL || dayWords(sheet.day) === day));
  const set = (name: string) => (value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === ALL) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <nav aria-label="Where this is" className={page.meta}>
        <Link to="/jobs">Jobs</Link>
      </nav>
      <div className={styles.title}>
        <h1>Run sheet</h1>
        <span role="status" className={words.muted}>
          {read === null ? '' : `${countWords(stopsOf(shown), 'stop')} on ${countWords(shown.length, 'sheet')}`}
        </span>
        <span className={styles.room} />
        {ofDay === null ? (
          <Link to={{ search: `?${FOR}=today` }}>By day</Link>
        ) : (
          <OfDay day={ofDay} onChoose={(chosen) => setParams({ [FOR]: chosen }, { replace: true })} />
        )}
        <Choice label="Crew" all="All crews" value={crew} values={sheets.map(({ group }) => crewWords(group))} onChoose={set(CREW)} />
        {ofDay === null ? (
          <Choice label="Day" all="All days" value={day} values={sheets.map((sheet) => dayWords(sheet.day))} onChoose={set(DAY)} />
        ) : null}
        <Button
          kind="primary"
          icon={Printer}
          refusedBecause={shown.length === 0 && read !== null ? 'There is nothing to print.' : undefined}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      {problem === null ? null : <NotRead problem={problem} onRetry={retry} />}
      {read === null && problem === null ? <Progress label="Loading the run sheet" /> : null}
      {read?.isCut === true ? (
        <Banner title={`Only the first ${String(MOST_RUN_JOBS)} jobs by due date are shown.`}>Choose fewer jobs to print the rest.</Banner>
      ) : null}
      {read !== null && shown.length === 0 ? (
        <EmptyState title="No stops">
          No task{crew === ALL && day === ALL ? '' : ' of that crew and day'} is to be done on{' '}
          {ofDay === null ? 'these jobs' : dayWords(ofDay)}.
        </EmptyState>
      ) : null}
      {shown.map((sheet) => (
        <CrewSheet key={sheet.key} sheet={sheet} />
      ))}
      {read === null || read.withoutTask.length === 0 ? null : <WithoutTask jobs={read.withoutTask} />}
    </main>
  );
}

const stopsOf = (sheets: readonly Sheet[]): number => sheets.reduce((sum, { stops }) => sum + stops.length, 0);

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, all, value, values, onChoose }: ChoiceProps) {
  const options = useMemo(
    () => [{ value: ALL, label: all }, ...[...new Set(values)].map((one) => ({ value: one, label: one }))],
    [all, values],
  );
  return <SelectField label={label} hideLabel value={value} options={options} onChange={onChoose} className={styles.choice} />;
}

function NotRead({ problem, onRetry }: { readonly problem: string; readonly onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      title={problem}
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

/** So that nobody thinks that they were forgotten. */
function WithoutTask({ jobs }: { readonly jobs: readonly RunJob[] }) {
  return (
    <section className={styles.without} aria-label="Nothing to do there">
      <h2>Nothing to do there: no task is open, or its crew has declined it</h2>
      <p>
        {jobs.map(({ id, workOrder }, at) => (
          <span key={id}>
            {at === 0 ? '' : ', '}
            <Link to={jobPath(id)}>{workOrder}</Link>
          </span>
        ))}
      </p>
    </section>
  );
}
