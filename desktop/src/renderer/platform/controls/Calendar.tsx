// antd's calendar under a day that is typed. The typed field keeps the focus and takes the keys; the calendar is for the mouse. antd's own field
// accepts a fixed format only and reports no text that is no day.
import { memo, type ReactNode } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { DatePicker } from 'antd';
import locale from 'antd/es/date-picker/locale/en_GB';
import { AntdRoot } from './AntdRoot.tsx';
import { areSame } from './are-same.ts';
import styles from './Control.module.css';

interface CalendarProps {
  /** 'YYYY-MM-DD', or '' for none. */
  readonly day: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

const TODAY = 'Today';

/** The month and the year in the calendar's head are named by what stands there. */
const WORDS = { ...locale, lang: { ...locale.lang, monthSelect: '', yearSelect: '' } };

/** A press in the calendar leaves the focus where it is. */
const inPanel = (panel: ReactNode) => <div onMouseDown={(event) => event.preventDefault()}>{panel}</div>;

export default memo(function Calendar({ day, today, onChoose }: CalendarProps) {
  return (
    <AntdRoot>
      <div className={styles.unseen} inert>
        <DatePicker
          // opened anew for another day, so that its month is in sight while one types
          key={day}
          open
          className={styles.unseen ?? ''}
          locale={WORDS}
          value={day === '' ? null : dayjs(day)}
          defaultPickerValue={dayjs(day === '' ? today : day)}
          inputReadOnly
          tabIndex={-1}
          needConfirm={false}
          showNow={false}
          panelRender={inPanel}
          renderExtraFooter={() => (
            <button type="button" tabIndex={-1} className={styles.today} onClick={() => onChoose(today)}>
              {TODAY}
            </button>
          )}
          onChange={(chosen: Dayjs | Dayjs[] | null) => {
            const one = Array.isArray(chosen) ? chosen[0] : chosen;
            if (one != null) onChoose(one.format('YYYY-MM-DD'));
          }}
        />
      </div>
    </AntdRoot>
  );
}, areSame);
