// The words for the state of the connection.
import { isOnline, type Connection } from '@lotline/web-session/connection';

export interface ConnectionWords {
  readonly state: 'live' | 'waiting' | 'offline';
  readonly word: string;
  readonly sentence: string;
}

export function connectionWords(connection: Connection): ConnectionWords {
  if (!isOnline(connection))
    return { state: 'offline', word: 'Offline', sentence: 'The server cannot be reached. What is shown may be out of date.' };
  if (connection.isLive) return { state: 'live', word: 'Live', sentence: 'Changes by others appear automatically.' };
  return { state: 'waiting', word: 'Connecting', sentence: 'Changes by others appear once the connection is back.' };
}
