// The bottom bar: back to where I am onsite, else to today's next task, and beside it work that is no job yet (mock decision 2).
import { Link } from 'react-router-dom';
import { ChevronRight, HardHat, Plus } from 'lucide-react';
import { plateOf, rowLine, streetLine } from '@lotline/schema/domain/kernel/address';
import { formatTime } from '@lotline/schema/domain/kernel/date-format';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import type { NowStep } from './facts/now-step.ts';
import { useOnsiteTime } from './rows/OnsiteChip.tsx';
import { taskPath } from './rows/TaskRow.tsx';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { ActionLine, besideWordClass, stepClass } from '../../platform/frame/ActionBar.tsx';
import styles from './NowBar.module.css';

interface NowBarProps {
  /** Null where nothing is to be done now. */
  readonly step: NowStep | null;
  readonly zone: string;
  readonly onAdd: () => void;
}

export function NowBar({ step, zone, onAdd }: NowBarProps) {
  return (
    <ActionLine className={styles.line}>
      {step === null ? (
        <Button className={stepClass} icon={Plus} aria-haspopup="dialog" onClick={onAdd}>
          Add Potential Job
        </Button>
      ) : (
        <>
          <Link className={classes(buttonClass({ kind: 'primary' }), stepClass, styles.now)} to={taskPath(step.task)}>
            {step.kind === 'onsite' ? <OnsiteNow task={step.task} /> : <NextToday task={step.task} zone={zone} />}
            <Icon of={ChevronRight} size="l" />
          </Link>
          <Button kind="square" icon={Plus} aria-label="Job: Add Potential Job" aria-haspopup="dialog" onClick={onAdd}>
            <span className={besideWordClass}>Job</span>
          </Button>
        </>
      )}
    </ActionLine>
  );
}

function OnsiteNow({ task }: { readonly task: FieldTask }) {
  const time = useOnsiteTime(task.onsiteSinceUtc);
  const plate = plateOf(task);
  const place = [plate.value === '' ? '' : `${plate.label} ${plate.value}`, streetLine(task)].filter(Boolean).join(', ');
  return (
    <>
      <span className={styles.clock}>
        <Icon of={HardHat} />
        {time}
      </span>
      <span className={styles.two}>
        <span>Onsite, continue</span>
        <b className={words.cut}>{place}</b>
      </span>
    </>
  );
}

function NextToday({ task, zone }: { readonly task: FieldTask; readonly zone: string }) {
  const plate = plateOf(task);
  return (
    <>
      {plate.value === '' ? null : (
        <span className={classes(styles.clock, styles.plate)}>
          <small>{plate.label}</small>
          {plate.value}
        </span>
      )}
      <span className={styles.two}>
        <span>{task.scheduledStartTime === null ? 'Next today' : `Next today, ${formatTime(task.scheduledStartTime, zone)}`}</span>
        <b className={words.cut}>{rowLine(task)}</b>
      </span>
    </>
  );
}
