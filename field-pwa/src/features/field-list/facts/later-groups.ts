// The sections that are not 'Current' (specification 2 §2).
import type { FieldListGroup } from '@lotline/schema/domain/task/field-list.rules';

const LATER: readonly FieldListGroup[] = ['Next Week', 'Next Month', 'On Hold'];

export const isLater = (group: FieldListGroup): boolean => LATER.includes(group);
