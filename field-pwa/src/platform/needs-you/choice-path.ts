// The path of the choice about one refused action.
import { QUEUE_PATH } from '../connection/ConnectionChip.tsx';

export const choiceId = (actionId: string): string => `needs-${actionId}`;
export const choicePath = (actionId: string): string => `${QUEUE_PATH}#${choiceId(actionId)}`;
