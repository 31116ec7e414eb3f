// The reason of a change, as its history keeps it: one field for every sheet that asks for one.
import type { ComponentProps } from 'react';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { WHY } from './focus-field.ts';
import { MOST_REASON } from '@lotline/schema/domain/kernel/input-limits';

interface WhyFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'maxLength' | 'hint'> {
  /** Why it cannot be left empty now: said beside it, and it is marked. */
  readonly requiredBecause?: string | undefined;
}

export function WhyField({ requiredBecause, isRequired = requiredBecause !== undefined, ...field }: WhyFieldProps) {
  return (
    <div data-field={WHY}>
      <TextField label="Reason (kept in the history)" maxLength={MOST_REASON} isRequired={isRequired} hint={requiredBecause} {...field} />
    </div>
  );
}
