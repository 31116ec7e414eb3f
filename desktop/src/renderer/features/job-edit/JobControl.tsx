// The control of one field: by its kind a line, an area, a day, a choice, a tick.
import { DayInput } from '../../platform/form/DayInput.tsx';
import type { ControlWiring } from '../../platform/form/FormField.tsx';
import type { Form } from '../../platform/form/use-form.ts';
import type { JobFieldKind } from '@lotline/schema/domain/job/job.fields';
import { STATES } from '@lotline/schema/domain/kernel/postcode';
import { ChevronDown } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { inputClass, pickerClass } from '@lotline/shared-ui/components/Field/field-class';
import styles from './JobForm.module.css';

export type ControlKind = JobFieldKind | 'select' | 'number';

interface JobControlProps {
  readonly field: string;
  readonly kind: ControlKind;
  readonly form: Form;
  readonly wiring: ControlWiring;
  readonly choices: readonly string[];
  readonly isReadOnly: boolean;
  readonly onLeave: () => void;
}

/** A fixed list is chosen from; names in use are offered while one types. */
const isChosen = (kind: ControlKind): boolean => kind === 'select' || kind === 'state';

export function JobControl({ field, kind, form, wiring, choices, isReadOnly, onLeave }: JobControlProps) {
  const raw = form.raw(field);
  if (kind === 'flag')
    return (
      <input
        {...wiring}
        type="checkbox"
        className={styles.tick}
        checked={raw === true}
        onBlur={onLeave}
        onChange={(event) => form.change(field, event.target.checked)}
      />
    );
  const shared = {
    ...wiring,
    value: String(raw),
    onBlur: onLeave,
    onChange: (event: { readonly target: { readonly value: string } }) => form.change(field, event.target.value),
  };
  if (kind === 'day')
    return (
      <DayInput {...wiring} value={shared.value} isReadOnly={isReadOnly} onLeave={onLeave} onChange={(day) => form.change(field, day)} />
    );
  if (isChosen(kind)) return <Choice {...shared} choices={kind === 'state' ? STATES : choices} />;
  if (kind === 'text') return <textarea {...shared} rows={2} className={styles.area} maxLength={4_000} />;
  const list = choices.length === 0 ? undefined : `${wiring.id}-names`;
  return (
    <>
      <input
        {...shared}
        className={inputClass}
        type="text"
        inputMode={kind === 'count' || kind === 'number' || kind === 'postCode' ? 'numeric' : undefined}
        autoComplete="off"
        list={list}
        readOnly={isReadOnly}
      />
      {list === undefined ? null : (
        <datalist id={list}>
          {choices.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}

interface ChoiceProps extends ControlWiring {
  readonly value: string;
  readonly onBlur: () => void;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly choices: readonly string[];
}

function Choice({ choices, ...wiring }: ChoiceProps) {
  const all = wiring.value === '' || choices.includes(wiring.value) ? choices : [wiring.value, ...choices];
  return (
    <div className={pickerClass}>
      <select {...wiring} className={styles.select}>
        <option value="" />
        {all.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="s" />
    </div>
  );
}
