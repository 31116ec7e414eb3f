// A labelled line of a sheet, for which names in use are suggested; one that nobody has yet may be asked about.
import { Field, type FieldText } from '@lotline/shared-ui/components/Field/Field';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyField } from './LazyField.tsx';
import { NewNameQuestion } from '@lotline/shared-ui/components/NewName/NewNameQuestion';
import type { RootedNameLineProps } from './RootedNameLine.tsx';
import type { AskedName } from '@lotline/shared-ui/components/NewName/use-new-name';

const RootedNameLine = lazyPart<RootedNameLineProps>(() => import('./RootedNameLine.tsx'));

interface NameFieldProps extends FieldText {
  readonly value: string;
  readonly names: readonly string[];
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** The sheet begins here. */
  readonly isFirst?: boolean;
  /** By whom a new name is asked about. */
  readonly question?: AskedName;
}

export function NameField({ question, ...line }: NameFieldProps) {
  return (
    <div>
      <Line {...line} onLeave={question?.leave} />
      {question === undefined || question.asked === null ? null : (
        <NewNameQuestion {...question.asked} label={line.label} onTake={question.take} onKeep={question.keep} />
      )}
    </div>
  );
}

interface LineProps extends Omit<NameFieldProps, 'question'> {
  readonly onLeave: AskedName['leave'] | undefined;
}

function Line({ value, names, maxLength, isFirst = false, onChange, onLeave, ...text }: LineProps) {
  return <Field {...text}>{(wiring) => <LazyNameLine {...{ wiring, value, names, maxLength, isFirst, onChange, onLeave }} />}</Field>;
}

interface LazyNameLineProps extends Pick<RootedNameLineProps, 'value' | 'names' | 'maxLength' | 'onChange' | 'onLeave'> {
  /** Of the label that it stands under. */
  readonly wiring: Omit<RootedNameLineProps, 'value' | 'names' | 'maxLength' | 'onChange' | 'onLeave' | 'onReady'>;
  readonly isFirst: boolean;
}

/** The line alone: a plain one until its list is there. */
export function LazyNameLine({ wiring, value, names, maxLength, isFirst, onChange, onLeave }: LazyNameLineProps) {
  return (
    <LazyField
      isFirst={isFirst}
      waiting={
        <input
          {...wiring}
          className={inputClass}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    >
      {(onReady) => <RootedNameLine {...wiring} {...{ value, names, maxLength, onChange, onLeave, onReady }} />}
    </LazyField>
  );
}
