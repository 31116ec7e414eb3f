// Which day the run sheets are of: typed or picked, a day before or after by its button.
import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, isDay, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { DayField } from '../../../platform/form/DayField.tsx';

interface OfDayProps {
  readonly day: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

export function OfDay({ day, onChoose }: OfDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (chosen: CalendarDay) => {
    setTyped(null);
    onChoose(chosen);
  };
  return (
    <>
      <IconButton icon={ChevronLeft} label="The day before" onClick={() => choose(addDays(day, -1))} />
      <DayField
        label="Day"
        hideLabel
        value={typed ?? day}
        onChange={(text) => {
          if (isDay(text)) choose(text);
          else setTyped(text);
        }}
      />
      <IconButton icon={ChevronRight} label="The day after" onClick={() => choose(addDays(day, 1))} />
    </>
  );
}
