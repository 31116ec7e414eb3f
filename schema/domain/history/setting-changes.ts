// The changes of a saved setting as its event keeps them (logged-changes.rules.ts), in words.
import { z } from 'zod';
import { capitalised } from '../kernel/capitalised.ts';
import { settingLabel } from '../settings/setting-labels.ts';
import { numberIn, quoted, spaced } from './event-word-parts.ts';
import { text } from './shape-parts.ts';

export const settingChange = z.strictObject({ path: z.array(text), before: text.nullable(), after: text.nullable() });
/** An event from before it kept them has none. */
const kept = z.object({ name: text.optional(), changed: z.array(settingChange).default([]) });

const read = (detail: unknown) => kept.safeParse(detail).data ?? { name: undefined, changed: [] };

/** ' “Job status”', and how many changes it had where not all are kept. */
export function settingWords(detail: unknown): string {
  const { name, changed } = read(detail);
  const count = numberIn(detail, 'changes') ?? 0;
  const isCut = changed.length > 0 && changed.length < count;
  return `${quoted(settingLabel(name ?? ''))}${isCut ? `, the first ${String(changed.length)} of ${String(count)} changes` : ''}`;
}

export const settingEventChanges = (detail: unknown) =>
  read(detail).changed.map(({ path, before, after }) => ({ label: labelOf(path), before, after }));

/** 'Received, field edit' of a row; 'Address setting, address type' beside the rows. */
function labelOf([kind, ...steps]: readonly string[]): string {
  if (kind === 'order') return 'Order';
  if (kind !== 'row') return capitalised(steps.map(spaced).join(', '));
  const [key = '', ...field] = steps;
  return [key, ...field.map(spaced)].join(', ');
}
