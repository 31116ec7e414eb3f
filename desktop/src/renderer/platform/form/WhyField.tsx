// The reason of a change, as its history keeps it: one field for every sheet that asks for one.
import type { ComponentProps } from 'react';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';

/** As the server takes it. */
const MOST_CHARACTERS = 500;

type WhyFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'maxLength'>;

export function WhyField(field: WhyFieldProps) {
  return <TextField label="Why (kept in the history)" maxLength={MOST_CHARACTERS} {...field} />;
}
