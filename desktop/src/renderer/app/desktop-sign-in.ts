// Signing in from the desktop's window: the program does it in the system's browser, and this page is loaded anew once somebody has come back.
import type { AppPaths } from '@lotline/web-session/app-paths';
import type { SessionParts } from '@lotline/web-session/session';
import type { DesktopBridge } from '../../ipc/contract.ts';

type OpenSignIn = NonNullable<SessionParts['openSignIn']>;

const REFUSED = 'InteractionRequiredAuthError';
const RETURN_TO = 'lotline.return-to';

export function desktopSignIn(bridge: DesktopBridge, { returnPath }: Pick<AppPaths, 'returnPath'>): OpenSignIn {
  return async () => {
    const account = await bridge.account({});
    return {
      account: () => account,
      returnedTo: window.location.pathname === returnPath ? takeReturnTo() : null,
      signIn: async ({ returnTo, asksWho }) => {
        await bridge.signIn({ asksWho });
        sessionStorage.setItem(RETURN_TO, returnTo);
        window.location.assign(returnPath);
      },
      token: async (wish) => {
        const answer = await bridge.token(wish);
        // as MSAL says it in the browser, for token-failure.ts
        if ('refusal' in answer)
          throw Object.assign(new Error('The provider refused to renew'), { errorCode: answer.refusal, name: REFUSED });
        return answer;
      },
      signOut: async () => void (await bridge.signOut({})),
    };
  };
}

/** Once: a page that is loaded again has not come back from a sign-in. */
function takeReturnTo(): string | null {
  const path = sessionStorage.getItem(RETURN_TO);
  sessionStorage.removeItem(RETURN_TO);
  return path;
}
