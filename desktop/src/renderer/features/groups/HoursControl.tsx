// The hours of one weekday: from and to. Both empty: no work on that day.
import { TimeInput } from '../../platform/form/TimeInput.tsx';
import type { RecordControlProps } from '../../platform/record/RecordControl.tsx';
import styles from './GroupPage.module.css';

interface HoursControlProps {
  readonly label: string;
  readonly control: RecordControlProps;
}

export function HoursControl({ label, control: { wiring, value, isLocked, onChange, onLeave } }: HoursControlProps) {
  const [from = '', to = ''] = value.split('-');
  const change = (...typed: readonly string[]) => {
    // a dash parts the two, also where one is no time yet
    const [start = '', end = ''] = typed.map((text) => text.replaceAll('-', ' '));
    onChange(start === '' && end === '' ? '' : `${start}-${end}`);
  };
  const shared = { ...wiring, isReadOnly: isLocked, onLeave };
  return (
    <span className={styles.hours}>
      <TimeInput {...shared} aria-label={`${label} from`} value={from} onChange={(start) => change(start, to)} />
      <span>to</span>
      <TimeInput {...shared} id={`${wiring.id}-to`} aria-label={`${label} to`} value={to} onChange={(end) => change(from, end)} />
    </span>
  );
}
