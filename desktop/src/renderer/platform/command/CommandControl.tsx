// The control of one field of a command, by its kind.
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { Suggestions } from '@lotline/shared-ui/components/Field/Suggestions';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { SelectField } from '../controls/SelectField.tsx';
import { TreeField } from '../controls/TreeField.tsx';
import { DayField } from '../form/DayField.tsx';
import type { CommandField } from './command-field.ts';

interface CommandControlProps {
  readonly field: CommandField;
  readonly value: string;
  readonly error: string | undefined;
  /** The form begins here. */
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
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

function Control({ field, value, error, isFirst, onChange }: CommandControlProps) {
  const { kind = 'line', label, hint, required, warningOf, maxLength, options = [], tree = [], placeholder, rows = 3 } = field;
  const text = { label, hint, error, isRequired: required !== undefined };
  const shared = { ...text, value, onChange, ...(isFirst ? { 'data-autofocus': true as const } : {}) };
  const warning = warningOf?.(value);
  const limit = maxLength === undefined ? {} : { maxLength };
  if (field.control !== undefined) return field.control({ ...text, value, onChange });
  switch (kind) {
    case 'line':
      return <TextField {...field.input} {...limit} {...shared} warning={warning} />;
    case 'text':
      return <TextArea {...limit} {...shared} rows={rows} />;
    case 'day':
      return <DayField {...text} value={value} warning={warning} onChange={onChange} data-autofocus={isFirst ? '' : undefined} />;
    case 'choice':
      return <SelectField {...shared} {...{ options, placeholder }} warning={warning} />;
    case 'tree':
      return <TreeField {...shared} options={tree} />;
    case 'segments':
      return <Segments {...{ label, value, options, onChange }} />;
  }
}
