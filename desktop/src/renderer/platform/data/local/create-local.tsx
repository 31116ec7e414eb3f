// What the program around the page adds to it: reads from its cache, and how old that is.
import type { DesktopBridge } from '../../../../ipc/contract.ts';
import type { Local } from '../local-store.ts';
import { CacheState } from './CacheState.tsx';
import { openLocalStore } from './local-store.ts';

export const createLocal = (bridge: DesktopBridge): Local => ({
  open: (wish) => openLocalStore(bridge, wish),
  State: () => <CacheState bridge={bridge} />,
});
