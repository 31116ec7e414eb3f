// The control of a record's line for which the office's list suggests values; whatever else is typed is taken too.
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { LazyField } from '../controls/LazyField.tsx';
import type { RootedNameLineProps } from '../controls/RootedNameLine.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';
import type { RecordControlProps } from './RecordControl.tsx';

const RootedNameLine = lazyPart<RootedNameLineProps>(() => import('../controls/RootedNameLine.tsx'));

interface SuggestedLineProps extends RecordControlProps {
  readonly names: readonly string[];
}

export function SuggestedLine({ wiring, value, names, isFirst, onChange, onLeave }: SuggestedLineProps) {
  return (
    <LazyField
      isFirst={isFirst}
      waiting={
        <input
          {...wiring}
          className={inputClass}
          autoComplete="off"
          value={value}
          onBlur={onLeave}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    >
      {(onReady) => <RootedNameLine {...wiring} {...{ value, names, onChange, onLeave, onReady }} />}
    </LazyField>
  );
}
