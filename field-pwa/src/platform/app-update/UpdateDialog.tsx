// "Update available" (specification 1 §8): offered once for a version, never over an open form, and never taken by itself. Where the office no longer lets the
// version here go on (screens.md §2.21) it is offered again on each page, and cannot be put off.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOlderVersion } from '@lotline/schema/domain/settings/setting-since';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { APP_VERSION } from '@lotline/web-session/version';
import { useSharedSetting } from '../replica/use-shared-setting.ts';
import { useNewerVersion } from './app-update-context.ts';

type Stage = 'unseen' | 'shown' | 'later' | 'opening';

/** @param version of this page */
export function UpdateDialog({ version = APP_VERSION }: { readonly version?: string }) {
  const open = useNewerVersion();
  const { key } = useLocation();
  const { oldestFieldApp } = useSharedSetting('Security');
  const isTooOld = isOlderVersion(version, oldestFieldApp);
  const [stage, setStage] = useState<Stage>('unseen');
  const isReady = open !== null;
  useEffect(() => {
    // a person with an open form is asked after they have left it
    const isFree = document.querySelector('dialog[open]') === null;
    if (isReady && isFree) setStage((before) => (before === 'unseen' ? 'shown' : before));
  }, [isReady, key]);
  if (open === null || stage === 'unseen' || stage === 'later') return null;
  const putOff = () => setStage(isTooOld ? 'unseen' : 'later');
  const refresh = () => {
    setStage('opening');
    open();
  };
  return (
    <Sheet
      title="Update available"
      onClose={putOff}
      footer={
        <>
          <Button kind="primary" busy={stage === 'opening'} onClick={refresh} data-autofocus>
            Refresh
          </Button>
          {isTooOld ? null : <Button onClick={putOff}>Later</Button>}
        </>
      }
    >
      {isTooOld ? <p>{`This phone has version ${version}. The office requires ${oldestFieldApp} or newer.`}</p> : null}
      <UpdateWords isOpening={stage === 'opening'} />
    </Sheet>
  );
}

function UpdateWords({ isOpening }: { readonly isOpening: boolean }) {
  const sending = useReadable(usePlatform().sending);
  if (isOpening && sending > 0) return <p>Waiting until what is being sent has arrived. Then the new version opens.</p>;
  return <p>A new version of Lotline is on this device. Refreshing takes a moment. What you saved and typed is kept.</p>;
}
