// What a window says of itself at each beat.
import { z } from 'zod';
import { flagInput, idInput, uuidInput } from '../kernel/input.ts';

export const presenceInput = z.object({ recordId: idInput, windowId: uuidInput, isEditing: flagInput });
export type PresenceInput = z.output<typeof presenceInput>;
