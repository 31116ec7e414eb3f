// Whether what failed can be tried at all: without a network, or once the sign-in has ended, no time can be told.
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { useReadable } from '@lotline/web-session/react/use-readable';

export function useCanTry(): boolean {
  const { session } = usePlatform();
  const { hasNetwork } = useConnection();
  return useReadable(session).mustSignInAgain ? false : hasNetwork;
}
