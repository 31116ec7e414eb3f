// The program around the page as component tests have it: nobody is signed in there, and its copy holds nothing.
import type { DesktopBridge } from '../../ipc/contract.ts';

export const CACHE_STATE = { syncedAt: '2026-11-25T01:00:00.000Z', count: 2, expected: null, anew: 1, isLasting: true, rebuilt: null };
const nothing = () => Promise.resolve(null);

export const buildBridge = (part: Partial<DesktopBridge> = {}): DesktopBridge => ({
  ...{
    account: nothing,
    signOut: nothing,
    jobPage: nothing,
    storedAnswer: nothing,
    storeAnswer: nothing,
    exportProgress: nothing,
    cancelExport: nothing,
  },
  signIn: () => Promise.reject(new Error('not here')),
  token: () => Promise.resolve({ refusal: 'none' }),
  cacheState: () => Promise.resolve(CACHE_STATE),
  syncJobs: () => Promise.resolve(CACHE_STATE),
  readJobs: () => Promise.resolve({ data: null, cannot: null, state: CACHE_STATE }),
  openDraft: () => Promise.resolve('opened'),
  serverAddress: () => Promise.resolve('https://lotline.example'),
  saveExport: () => Promise.resolve({ outcome: 'cancelled' }),
  ...part,
});
