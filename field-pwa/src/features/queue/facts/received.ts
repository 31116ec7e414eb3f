// The newest of what the office has received from this device, actions and photos together.
import type { PhotoHistoryEntry } from '../../../platform/photos/photo-record.ts';
import type { ReceivedAction } from '../../../platform/outbox/received-action.ts';

export interface Received extends ReceivedAction {
  readonly isPhoto: boolean;
}

const SHOWN = 5;

/** One that the person let go of has left this device too: only what was confirmed was received. */
const isReceived = ({ uploaded, cleanedUp }: PhotoHistoryEntry): boolean => uploaded && cleanedUp;

const receivedPhoto = ({ id, name, constructionId, taskId, lastUpdated }: PhotoHistoryEntry): Received => ({
  ...{ id, what: `Photo ${name}`, task: null, job: null, jobId: constructionId, taskId, receivedAt: lastUpdated },
  isPhoto: true,
});

/** Newest first. */
export function newestReceived(actions: readonly ReceivedAction[], history: readonly PhotoHistoryEntry[]): readonly Received[] {
  const all = [...actions.map((action) => ({ ...action, isPhoto: false })), ...history.filter(isReceived).map(receivedPhoto)];
  return all.sort((a, b) => b.receivedAt - a.receivedAt).slice(0, SHOWN);
}
