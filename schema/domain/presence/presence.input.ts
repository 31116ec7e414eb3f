// What a window says of itself at each beat.
import { z } from 'zod';
import { flagInput, idInput, uuidInput } from '../kernel/input.ts';
import { PRESENT_ENTITIES } from './presence.rules.ts';

export const presenceInput = z.object({ entity: z.enum(PRESENT_ENTITIES), recordId: idInput, windowId: uuidInput, isEditing: flagInput });
export type PresenceInput = z.output<typeof presenceInput>;
