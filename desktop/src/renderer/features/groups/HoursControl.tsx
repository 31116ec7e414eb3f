// The hours of one weekday: from and to. Both empty: no work on that day.
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import type { RecordControlProps } from '../../platform/record/RecordControl.tsx';
import styles from './GroupPage.module.css';

interface HoursControlProps {
  readonly label: string;
  readonly control: RecordControlProps;
}

export function HoursControl({ label, control: { wiring, value, isLocked, onChange, onLeave } }: HoursControlProps) {
  const [from = '', to = ''] = value.split('-');
  const { id, ...described } = wiring;
  const change = (start: string, end: string) => onChange(start === '' && end === '' ? '' : `${start}-${end}`);
  const shared = { ...described, type: 'time', className: inputClass, readOnly: isLocked, onBlur: onLeave };
  return (
    <span className={styles.hours}>
      <input {...shared} id={id} aria-label={`${label} from`} value={from} onChange={({ target }) => change(target.value, to)} />
      <span>to</span>
      <input {...shared} aria-label={`${label} to`} value={to} onChange={({ target }) => change(from, target.value)} />
    </span>
  );
}
