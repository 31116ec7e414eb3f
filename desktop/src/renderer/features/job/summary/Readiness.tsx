// Is it ready for the field, point by point; each leads to where it is mended.
import { Check, CircleX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readiness, type ReadinessLine, type ReadinessPoint } from '@lotline/schema/domain/job/readiness.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import { readinessFacts } from '../readiness-facts.ts';
import { tabPath } from '../tabs/tab-path.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Readiness.module.css';

const SIGNS = { ready: Check, soon: TriangleAlert, missing: CircleX } as const;
const STATES = { ready: 'ready', soon: 'soon', missing: 'missing' } as const;
const PLACES: Readonly<Partial<Record<ReadinessPoint, string>>> = {
  ...{ address: 'edit#address', dbyd: 'edit#dates' },
  ...{ contact: 'contacts', items: 'items', crew: 'schedule' },
};

export function Readiness() {
  const view = useJobView();
  const lines = readiness(readinessFacts(view), view.today);
  if (lines.length === 0) return null;
  const ready = lines.filter(({ state }) => state === 'ready').length;
  return (
    <Panel title="Ready for the field" note={`${String(ready)} of ${String(lines.length)}`}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.point} data-state={line.state}>
            <Icon of={SIGNS[line.state]} size="s" />
            <span className={words.sr}>{STATES[line.state]}: </span>
            <span>{line.label}</span>
            <Note line={line} jobId={view.job.id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Note({ line: { point, state, note }, jobId }: { readonly line: ReadinessLine; readonly jobId: number }) {
  const place = PLACES[point];
  if (state === 'ready' || place === undefined) return <span className={styles.note}>{note}</span>;
  return (
    <Link className={styles.note} to={tabPath(jobId, place)}>
      {note}
    </Link>
  );
}
