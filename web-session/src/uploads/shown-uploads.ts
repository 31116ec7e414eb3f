// The state of a person's uploads, apart from the code that sends them: for screens that only count them. One for a page and a person.
import type { Platform } from '../platform.ts';
import { createStore, type Store } from '../store.ts';
import type { UploadView } from './upload-record.ts';

const made = new WeakMap<Platform, Map<number, Store<readonly UploadView[]>>>();

/** Oldest first; empty until the device's storage has been read. */
export function shownUploadsOf(platform: Platform, userId: number): Store<readonly UploadView[]> {
  const ofPlatform = made.get(platform) ?? new Map<number, Store<readonly UploadView[]>>();
  made.set(platform, ofPlatform);
  const known = ofPlatform.get(userId) ?? createStore<readonly UploadView[]>([]);
  ofPlatform.set(userId, known);
  return known;
}
