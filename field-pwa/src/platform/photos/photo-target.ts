// Which potential job a photo is of, as the server names it. It was taken before that had a number; the number is stored before the action that added
// the potential job leaves the device, so that a photo without both has lost its potential job.
import type { RaisedJobs } from '@lotline/web-session/device/raised-jobs';
import type { StoredActions } from '@lotline/web-session/device/outbox-storage';
import { entryOf } from '../outbox/outbox-entry.ts';
import type { PhotoFacts } from './photo-record.ts';

/** waits: its potential job is not in the office yet. gone: it was removed from this phone. */
export type PhotoTarget = Pick<PhotoFacts, 'potentialJobId'> | 'waits' | 'gone';

interface Stored {
  readonly raised: RaisedJobs;
  readonly actions: Pick<StoredActions, 'all'>;
}

/** @throws where the device cannot be read */
export async function photoTarget(photo: PhotoFacts, { raised, actions }: Stored): Promise<PhotoTarget> {
  const { potentialJobId, potentialJobClientId = null } = photo;
  if (potentialJobId !== null || potentialJobClientId === null) return { potentialJobId };
  const known = await raised.numberOf(potentialJobClientId);
  if (known !== null) return { potentialJobId: known };
  const isUnsent = (await actions.all()).map(entryOf).some((entry) => entry !== null && isNamed(entry, potentialJobClientId));
  if (isUnsent) return 'waits';
  // answered in between
  const number = await raised.numberOf(potentialJobClientId);
  return number === null ? 'gone' : { potentialJobId: number };
}

const isNamed = ({ action, inPlaceOf }: NonNullable<ReturnType<typeof entryOf>>, clientId: string): boolean =>
  action.id === clientId || inPlaceOf === clientId;
