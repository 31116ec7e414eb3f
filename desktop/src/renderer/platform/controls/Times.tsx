// antd's columns of hours and minutes under a time that is typed. The typed field keeps the focus and takes the keys; the columns are for the mouse.
import { memo, type ReactNode } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { TimePicker } from 'antd';
import { AntdRoot } from './AntdRoot.tsx';
import { areSame } from './are-same.ts';
import styles from './Control.module.css';

interface TimesProps {
  /** 'HH:MM', or '' for none. */
  readonly time: string;
  /** Each press in a column. */
  readonly onChoose: (time: string) => void;
}

const FORMAT = 'HH:mm';
const STEP_MINUTES = 5;

/** A press in the columns leaves the focus where it is; a reader hears the field, which does by keys all that they do. */
const inPanel = (panel: ReactNode) => (
  <div aria-hidden="true" onMouseDown={(event) => event.preventDefault()}>
    {panel}
  </div>
);

export default memo(function Times({ time, onChoose }: TimesProps) {
  return (
    <AntdRoot>
      <div className={styles.unseen} inert>
        <TimePicker
          open
          className={styles.unseen ?? ''}
          format={FORMAT}
          minuteStep={STEP_MINUTES}
          value={time === '' ? null : dayjs(`2000-01-01T${time}`)}
          inputReadOnly
          tabIndex={-1}
          needConfirm={false}
          showNow={false}
          panelRender={inPanel}
          onCalendarChange={(chosen: Dayjs | Dayjs[] | null) => {
            const one = Array.isArray(chosen) ? chosen[0] : chosen;
            if (one != null) onChoose(one.format(FORMAT));
          }}
        />
      </div>
    </AntdRoot>
  );
}, areSame);
