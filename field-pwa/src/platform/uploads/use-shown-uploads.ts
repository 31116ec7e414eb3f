// The signed-in person's uploads. The code that sends them is large: it is loaded when one is added, or when one is stored from before.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { logProblem } from '@lotline/web-session/log';
import { useActor } from '@lotline/web-session/react/me-context';
import { whenIdle } from '@lotline/web-session/react/when-idle';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { UploadsOwner } from '@lotline/web-session/react/use-uploads';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { shownUploadsOf } from '@lotline/web-session/uploads/shown-uploads';
import type { UploadView } from '@lotline/web-session/uploads/upload-record';

export function useShownUploads(): readonly UploadView[] {
  const platform = usePlatform();
  const { userId } = useActor();
  return useReadable(shownUploadsOf(platform, userId));
}

/** What was under way when the page was left is shown again, and continues where the browser can open the file by itself. */
export function useFollowUploads(): void {
  const platform = usePlatform();
  const client = useQueryClient();
  const { userId } = useActor();
  useEffect(
    () =>
      whenIdle(client, () => {
        goOn({ platform, client, userId }).catch((problem: unknown) => logProblem('Files that were being sent could not be read', problem));
      }),
    [platform, client, userId],
  );
}

async function goOn(owner: UploadsOwner): Promise<void> {
  const { platform, userId } = owner;
  if ((await platform.uploadsOf(userId).all()).length === 0) return;
  const { uploadsOf } = await import('@lotline/web-session/react/use-uploads');
  await uploadsOf(owner).open();
}
