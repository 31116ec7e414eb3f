// A name of a builder or a site contact in a form of the phone: chosen from those that there are, or typed; a name that nobody has yet is asked about once, when its field is left. A
// save does not wait for the answer: who stands on a site with a name that is right saves it as it is.
import { useId, type ComponentProps } from 'react';
import { NewNameQuestion } from '@lotline/shared-ui/components/NewName/NewNameQuestion';
import { useNewName } from '@lotline/shared-ui/components/NewName/use-new-name';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';

interface KnownNameFieldProps extends ComponentProps<typeof TextField> {
  readonly names: readonly string[];
  /** What the record has, which nobody asks about. */
  readonly start: string;
}

export function KnownNameField({ names, start, onBlur, ...line }: KnownNameFieldProps) {
  const list = useId();
  const { asked, leave, take, keep } = useNewName({ value: line.value, start, names, onChange: line.onChange });
  return (
    <div>
      <TextField
        {...line}
        list={list}
        onBlur={(event) => {
          leave(event.relatedTarget);
          onBlur?.(event);
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {asked === null ? null : <NewNameQuestion {...asked} label={line.label} onTake={take} onKeep={keep} />}
    </div>
  );
}
