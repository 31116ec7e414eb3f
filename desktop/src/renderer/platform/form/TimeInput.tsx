// A time of the day, typed as people write it (schema/domain/kernel/typed-time.ts) and shown on the clock of 24 hours. A button opens antd's columns.
import { Clock } from 'lucide-react';
import { addMinutes, isTime, readTypedTime } from '@lotline/schema/domain/kernel/typed-time';
import { lazyPart } from '../frame/lazy-part.tsx';
import { TypedInput, type TypedControl } from './TypedInput.tsx';

const Times = lazyPart(() => import('../controls/Times.tsx'));

const STEP_MINUTES = 15;
const HOW = 'Type 7, 730, 7:30 or 3:30 pm. The arrow keys go forward or back a quarter of an hour, Alt ↓ opens the times.';

/** Its value is a time as 'HH:MM', nothing, or what was typed that is no time. */
export function TimeInput({ value, ...control }: TypedControl) {
  const isKnown = isTime(value);
  return (
    <TypedInput
      {...control}
      shown={value}
      title={HOW}
      placeholder="hh:mm"
      icon={Clock}
      opens="Times"
      read={readTypedTime}
      step={(by) => (isKnown ? addMinutes(value, by * STEP_MINUTES) : null)}
      panel={(choose) => <Times time={isKnown ? value : ''} onChoose={choose} />}
    />
  );
}
