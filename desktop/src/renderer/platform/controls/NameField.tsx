// A labelled line of a sheet, for which names in use are suggested; one that nobody has yet may be asked about.
import { Field, type FieldText } from '@lotline/shared-ui/components/Field/Field';
import { LazyNameLine } from './LazyNameLine.tsx';
import { NewNameQuestion } from '@lotline/shared-ui/components/NewName/NewNameQuestion';
import type { AskedName } from '@lotline/shared-ui/components/NewName/use-new-name';

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

function Line({ value, names, maxLength, isFirst, onChange, onLeave, ...text }: LineProps) {
  return (
    <Field {...text}>
      {(wiring) => (
        <LazyNameLine {...wiring} {...{ value, names, maxLength, onChange, onLeave }} {...(isFirst === undefined ? {} : { isFirst })} />
      )}
    </Field>
  );
}
