// Where the choice about one refused press stands.
import { QUEUE_PATH } from '../connection/ConnectionChip.tsx';

export const choiceId = (pressId: string): string => `needs-${pressId}`;
export const choicePath = (pressId: string): string => `${QUEUE_PATH}#${choiceId(pressId)}`;
