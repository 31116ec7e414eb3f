// The files of who is signed in that are on their way. What sends them is heavy: it is loaded when one is added, or when one lies here from before.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { logProblem } from '@lotline/web-session/log';
import { useActor } from '@lotline/web-session/react/me-context';
import { onceRested } from '@lotline/web-session/react/once-rested';
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

/** What was under way when the page went is shown again, and goes on where the browser can open the file by itself. */
export function useFollowUploads(): void {
  const platform = usePlatform();
  const client = useQueryClient();
  const { userId } = useActor();
  useEffect(
    () =>
      onceRested(client, () => {
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
