// The field list in figures, section by section; each row opens in the field app exactly the tasks that it counts.
import { CircleCheck, RotateCw } from 'lucide-react';
import type { WorkCounts } from '@lotline/schema/domain/task/work-counts.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { FIELD_LIST } from './field-list-path.ts';
import { Panel } from '../../platform/frame/Panel.tsx';
import { SectionRow } from './SectionRow.tsx';
import { useCountedWork } from './use-field-work.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FieldWorkCard.module.css';

const USUAL_ROWS = 7;

export function FieldWorkCard() {
  const { whose, group, counts, isFailed, asOf, retry } = useCountedWork();
  return (
    <Panel
      title="Field work"
      note={counts === null ? whose : `${whose} · ${sum(counts)}`}
      action={<a href={FIELD_LIST}>Open the list</a>}
      flush
    >
      {isFailed ? (
        <Banner
          tone="bad"
          flush
          title="The field work could not be loaded."
          action={
            <Button icon={RotateCw} onClick={retry}>
              Try again
            </Button>
          }
        >
          {counts === null ? 'Nothing was changed.' : `What is shown below is as of ${asOf}.`}
        </Banner>
      ) : null}
      <Rows counts={counts} of={group} isFailed={isFailed} />
    </Panel>
  );
}

interface RowsProps {
  readonly counts: WorkCounts | null;
  readonly of: string;
  readonly isFailed: boolean;
}

function Rows({ counts, of, isFailed }: RowsProps) {
  if (counts === null) return isFailed ? null : <Ghosts />;
  if (counts.sections.length === 0)
    return (
      <p className={styles.nothing}>
        <Icon of={CircleCheck} />
        No open field tasks. New ones appear here automatically.
      </p>
    );
  return (
    <ul className={styles.need}>
      {counts.sections.map((section) => (
        <SectionRow key={section.group} section={section} of={of} />
      ))}
    </ul>
  );
}

function Ghosts() {
  return (
    <div role="status" aria-busy="true">
      <span className={words.sr}>Loading the field work</span>
      <ul className={styles.need} aria-hidden="true">
        {Array.from({ length: USUAL_ROWS }, (_, row) => (
          <li key={row} className={styles.ghost} />
        ))}
      </ul>
    </div>
  );
}

function sum({ tasks, begun, openCustomTasks }: WorkCounts): string {
  const figure = (count: number) => count.toLocaleString('en-AU');
  const parts = [tasks === 1 ? '1 task' : `${figure(tasks)} tasks`];
  if (begun > 0) parts.push(`${figure(begun)} in progress`);
  if (openCustomTasks > 0) parts.push(openCustomTasks === 1 ? '1 custom task open' : `${figure(openCustomTasks)} custom tasks open`);
  return parts.join(' · ');
}
