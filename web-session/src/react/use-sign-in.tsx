// Goes to the provider and comes back to this page. The button stays busy until the page is left, or until that has failed.
import { useState } from 'react';
import { usePlatform } from './platform-context.tsx';

export function useSignIn(): { readonly busy: boolean; readonly onClick: () => void } {
  const { session } = usePlatform();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await session.signIn(window.location.pathname + window.location.search);
    setBusy(false);
  };
  return { busy, onClick: () => void leave() };
}
