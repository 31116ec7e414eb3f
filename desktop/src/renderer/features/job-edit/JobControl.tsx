// The control of one field: by its kind a line, an area, a day, a choice, a tick.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { Choice } from '../../platform/controls/Choice.tsx';
import { NameLine } from '../../platform/controls/NameLine.tsx';
import { Tick } from '../../platform/controls/Tick.tsx';
import { DayInput } from '../../platform/form/DayInput.tsx';
import type { ControlWiring } from '../../platform/form/FormField.tsx';
import type { Form } from '../../platform/form/use-form.ts';
import type { FieldKind } from '@lotline/schema/domain/record/record-declaration';
import { STATES } from '@lotline/schema/domain/kernel/postcode';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import styles from './JobForm.module.css';

export type ControlKind = FieldKind | 'select' | 'number';

interface JobControlProps {
  readonly field: string;
  readonly kind: ControlKind;
  readonly form: Form;
  readonly wiring: ControlWiring;
  readonly choices: readonly string[];
  readonly isReadOnly: boolean;
  readonly onLeave: () => void;
}

/** A fixed list is chosen from; names in use are suggested while one types. */
const isChosen = (kind: ControlKind): boolean => kind === 'select' || kind === 'state';

export function JobControl({ field, kind, form, wiring, choices, isReadOnly, onLeave }: JobControlProps) {
  const raw = form.raw(field);
  const { change, leave } = useStable({ change: (next: string | boolean) => form.change(field, next), leave: onLeave });
  if (kind === 'flag') return <Tick {...wiring} isOn={raw === true} onChange={change} onLeave={leave} />;
  const value = String(raw);
  const shared = { ...wiring, value, onChange: change, onLeave: leave };
  if (kind === 'day') return <DayInput {...shared} isReadOnly={isReadOnly} />;
  if (isChosen(kind)) return <Choice {...shared} isClearable options={(kind === 'state' ? STATES : choices).map(toOption)} />;
  if (choices.length > 0 && kind !== 'text' && !isReadOnly) return <NameLine {...shared} names={choices} />;
  const native = {
    ...wiring,
    value,
    onBlur: onLeave,
    onChange: (event: { readonly target: { readonly value: string } }) => form.change(field, event.target.value),
  };
  if (kind === 'text') return <textarea {...native} rows={2} className={styles.area} maxLength={4_000} />;
  return (
    <input
      {...native}
      className={inputClass}
      type="text"
      inputMode={kind === 'count' || kind === 'number' || kind === 'postCode' ? 'numeric' : undefined}
      autoComplete="off"
      readOnly={isReadOnly}
    />
  );
}

const toOption = (choice: string) => ({ value: choice, label: choice });

interface Handlers {
  readonly change: (next: string | boolean) => void;
  readonly leave: () => void;
}

/** The same functions from render to render, so that a control whose value is unchanged does not render again. */
function useStable(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const change = useCallback((next: string | boolean) => latest.current.change(next), []);
  const leave = useCallback(() => latest.current.leave(), []);
  return { change, leave };
}
