// What the program around the page adds to it: reads from its cache, how old that is, and the outbox.
import { createStore } from '@lotline/web-session/store';
import type { DesktopBridge } from '../../../../ipc/contract.ts';
import { openOutbox } from '../../outbox/open-outbox.ts';
import { WaitingActions } from '../../outbox/WaitingActions.tsx';
import type { Local, LocalWish } from '../local-store.ts';
import { CacheState } from './CacheState.tsx';
import { openLocalStore } from './local-store.ts';
import { savedBy } from './save-export.ts';
import { SavingExport } from './SavingExport.tsx';

export function createLocal(bridge: DesktopBridge): Local {
  const saving = createStore(false);
  /** Of whoever is signed in. */
  let opened: LocalWish | null = null;
  return {
    open: (wish) => {
      opened = wish;
      return openLocalStore(bridge, wish);
    },
    openOutbox,
    saveExport: async (path, fileName) => {
      saving.set(true);
      try {
        if (opened === null) throw new Error('Nobody is signed in');
        const { isOnline, personName, claims } = opened;
        const by = { personName, claims: [...claims] };
        return await savedBy(bridge, { path, fileName, isOnline: isOnline(), by });
      } finally {
        saving.set(false);
      }
    },
    State: () => (
      <>
        <SavingExport bridge={bridge} saving={saving} />
        <CacheState bridge={bridge} />
        <WaitingActions />
      </>
    ),
  };
}
