// The control of one field of a command, by its kind.
import { Suggestions } from '@lotline/shared-ui/components/Field/Suggestions';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { SegmentsField } from '../controls/SegmentsField.tsx';
import { SelectField } from '../controls/SelectField.tsx';
import { TreeField } from '../controls/TreeField.tsx';
import { DayField } from '../form/DayField.tsx';
import { TimeField } from '../form/TimeField.tsx';
import { AskedName } from './AskedName.tsx';
import type { CommandField } from './command-field.ts';

interface CommandControlProps {
  readonly field: CommandField;
  readonly value: string;
  readonly error: string | undefined;
  /** The form begins here. */
  readonly isFirst: boolean;
  /** Why it is off; null: it is on. */
  readonly off: string | null;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  /** The question of a new name, before it is sent. */
  readonly hold: (mustAsk: (() => boolean) | null) => void;
}

export function CommandControl(props: CommandControlProps) {
  const { field, value, onChange } = props;
  const { suggestions, maxLength = Infinity } = field;
  if (suggestions === undefined) return <Control {...props} />;
  return (
    <>
      <Control {...props} />
      <Suggestions {...{ suggestions, value, maxLength, onChange }} />
    </>
  );
}

/** Of a name that says no length of its own. */
const MOST_NAME = 200;

function Control({ field, value, error, isFirst, off, onChange, onLeave, hold }: CommandControlProps) {
  const { kind = 'line', label, hint, required, warningOf, maxLength, options = [], tree = [], placeholder, rows = 3 } = field;
  const text = { label, hint: off ?? hint, error, isRequired: required !== undefined };
  const shared = { ...text, value, onChange, ...(isFirst ? { 'data-autofocus': true as const } : {}) };
  const warning = warningOf?.(value);
  const limit = maxLength === undefined ? {} : { maxLength };
  if (field.control !== undefined) return field.control({ ...text, value, onChange });
  switch (kind) {
    case 'line':
      return <TextField {...field.input} {...limit} {...shared} warning={warning} disabled={off !== null} onBlur={onLeave} />;
    case 'text':
      return <TextArea {...limit} {...shared} rows={rows} onBlur={onLeave} />;
    case 'day':
      return <DayField {...text} value={value} warning={warning} onChange={onChange} data-autofocus={isFirst ? '' : undefined} />;
    case 'time':
      return <TimeField {...text} value={value} warning={warning} onChange={onChange} data-autofocus={isFirst ? '' : undefined} />;
    case 'name':
      return (
        <AskedName
          {...text}
          {...{ value, isFirst, hold, onChange }}
          start={field.start ?? ''}
          names={field.names ?? []}
          maxLength={maxLength ?? MOST_NAME}
        />
      );
    case 'choice':
      return <SelectField {...shared} {...{ options, placeholder }} warning={warning} />;
    case 'tree':
      return <TreeField {...shared} options={tree} />;
    case 'segments':
      return <SegmentsField {...{ label, value, options, onChange }} />;
  }
}
