// Why a setting is saved, as its versions keep it.
import { WHY, type CommandField } from '../../platform/command/command-field.ts';

export const WHY_OF_VERSION: CommandField = { ...WHY, label: 'Reason (kept with the version)', required: 'Give a reason first.' };
