// While a list is saved to disk: how much of it is there, and the way to stop it.
import { useEffect, useState } from 'react';
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { logProblem } from '@lotline/web-session/log';
import { useReadable } from '@lotline/web-session/react/use-readable';
import type { Readable } from '@lotline/web-session/store';
import type { DesktopBridge } from '../../../../ipc/contract.ts';
import styles from './CacheState.module.css';

const LOOK_MS = 500;

interface SavingExportProps {
  readonly bridge: Pick<DesktopBridge, 'exportProgress' | 'cancelExport'>;
  readonly saving: Readable<boolean>;
}

export function SavingExport({ bridge, saving }: SavingExportProps) {
  const isSaving = useReadable(saving);
  return isSaving ? <Saving bridge={bridge} /> : null;
}

function Saving({ bridge }: Pick<SavingExportProps, 'bridge'>) {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    const look = (): void =>
      void bridge.exportProgress({}).then(
        (found) => setBytes((known) => found ?? known),
        (problem: unknown) => logProblem('The export says nothing', problem),
      );
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [bridge]);
  return (
    <div className={styles.state}>
      <Progress label={`Saving: ${formatBytes(bytes)}`} className={styles.bar} />
      <Button onClick={() => void bridge.cancelExport({})}>Cancel</Button>
    </div>
  );
}
