// Signs the console out when nobody has used it for the company's minutes (screens.md §2.21, security): any tab of this computer counts. A press, a key or a touch is
// use; a page that opens or is loaded anew by itself is none. What is typed in forms stays on the computer, and files that are still being sent are waited for.
import { useEffect } from 'react';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { shownUploadsOf } from '@lotline/web-session/uploads/shown-uploads';
import { useSharedSettings } from '../platform/settings/use-shared-settings.ts';

const LAST_USED = 'lotline.console-last-used';
const MINUTE_MS = 60_000;
const USES = ['pointerdown', 'keydown'] as const;
const NEEDS_NOTHING = new Set(['done', 'failed', 'needsFile']);

export function IdleSignOut() {
  const { settings } = useSharedSettings();
  const minutes = settings?.Security.consoleIdleMinutes ?? null;
  useEffect(() => {
    // what was counted before is no idleness on the day on which minutes are set again
    if (minutes === 0) localStorage.removeItem(LAST_USED);
  }, [minutes]);
  return minutes === null || minutes === 0 ? null : <Watch minutes={minutes} />;
}

function Watch({ minutes }: { readonly minutes: number }) {
  const platform = usePlatform();
  const { session, clock } = platform;
  const { userId } = useActor();
  const now = useNow();
  const isSending = useReadable(shownUploadsOf(platform, userId)).some(({ state }) => !NEEDS_NOTHING.has(state));
  useEffect(() => {
    const use = () => localStorage.setItem(LAST_USED, String(clock.now().getTime()));
    // signing in was the first use
    if (localStorage.getItem(LAST_USED) === null) use();
    for (const kind of USES) document.addEventListener(kind, use, { capture: true, passive: true });
    return () => {
      for (const kind of USES) document.removeEventListener(kind, use, { capture: true });
    };
  }, [clock]);
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.get().status === 'signed-out') localStorage.removeItem(LAST_USED);
      }),
    [session],
  );
  useEffect(() => {
    const idle = now.getTime() - Number(localStorage.getItem(LAST_USED) ?? now.getTime());
    if (idle >= minutes * MINUTE_MS && !isSending)
      void session.signOut(`You were signed out after ${String(minutes)} minutes without use. What you typed is kept.`);
  }, [now, minutes, isSending, session]);
  return null;
}
