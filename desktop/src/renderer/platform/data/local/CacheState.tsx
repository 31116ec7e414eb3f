// In the bar at the top: how far the copy on this computer is filled, why it was made again, and without a network how old it is.
import { useEffect, useState } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { isOnline } from '@lotline/web-session/connection';
import { logProblem } from '@lotline/web-session/log';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { useNow } from '@lotline/web-session/react/use-now';
import type { DesktopBridge, ResultOf } from '../../../../ipc/contract.ts';
import { cacheWords } from './cache-words.ts';
import styles from './CacheState.module.css';

const WHILE_FILLING_MS = 700;
const OTHERWISE_MS = 10_000;

export function CacheState({ bridge }: { readonly bridge: Pick<DesktopBridge, 'cacheState'> }) {
  const state = useCacheState(bridge);
  const connection = useConnection();
  const now = useNow();
  const [isPutAway, setIsPutAway] = useState(false);
  if (state === null) return null;
  const words = cacheWords({ state, isOnline: isOnline(connection), now, zone: browserZone() });
  if (words === null || (words.isNotice && isPutAway)) return null;
  return (
    <div className={styles.state} title={words.sentence}>
      {words.fraction === null ? (
        <span role="status" className={styles.text}>
          {words.text}
        </span>
      ) : (
        <Progress label={words.text} fraction={words.fraction} showAfterMs={0} className={styles.bar} />
      )}
      {words.isNotice && <IconButton icon={X} label="Hide this notice" onClick={() => setIsPutAway(true)} />}
    </div>
  );
}

/** Asked again and again: the program has no way to call the page. */
function useCacheState({ cacheState }: Pick<DesktopBridge, 'cacheState'>): ResultOf<'cacheState'> | null {
  const [state, setState] = useState<ResultOf<'cacheState'> | null>(null);
  const connection = useConnection();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const found = await cacheState({}).catch((problem: unknown) => void logProblem('The copy on this computer says nothing', problem));
      if (isLeft) return;
      if (found !== undefined) setState(found);
      const isFilling = found !== undefined && (found.expected !== null || found.syncedAt === null);
      timer = setTimeout(() => void ask(), isFilling ? WHILE_FILLING_MS : OTHERWISE_MS);
    };
    void ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [cacheState, connection]);
  return state;
}
