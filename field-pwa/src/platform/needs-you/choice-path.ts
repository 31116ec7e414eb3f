// The path of the choice about one refused action.
import { QUEUE_PATH } from '../connection/ConnectionChip.tsx';

export const choiceId = (pressId: string): string => `needs-${pressId}`;
export const choicePath = (pressId: string): string => `${QUEUE_PATH}#${choiceId(pressId)}`;
