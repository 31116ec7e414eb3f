// The session: permissions, what may be loaded, and the schemes of the program.
import { strict } from './strict.ts';
import { app } from './app.ts';

type Answer<T> = (answer: T) => void;
interface RequestDetails {
  readonly url: string;
  readonly method: string;
  readonly resourceType: string;
}
type PermissionRequest = (contents: null, permission: string, answer: Answer<boolean>, details: { requestingUrl: string }) => void;
type PermissionCheck = (contents: null, permission: string, origin: string) => boolean;
type BeforeRequest = (details: RequestDetails, answer: Answer<{ cancel?: boolean }>) => void;
type SchemeHandler = (request: Request) => Promise<Response>;

const set: { request?: PermissionRequest; check?: PermissionCheck; device?: () => boolean; before?: BeforeRequest } = {};
const privileges = new Map<string, Readonly<Record<string, boolean>>>();
const handlers = new Map<string, SchemeHandler>();

/** What a page would be answered. */
export const permissions = {
  request: (permission: string, requestingUrl: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (set.request === undefined) resolve(true);
      else set.request(null, permission, resolve, { requestingUrl });
    }),
  check: (permission: string, origin: string): boolean => set.check?.(null, permission, origin) ?? true,
  device: (): boolean => set.device?.() ?? true,
};

export const isCancelled = (details: RequestDetails): Promise<boolean> =>
  new Promise((resolve) => {
    if (set.before === undefined) resolve(false);
    else set.before(details, ({ cancel = false }) => resolve(cancel));
  });

export const privilegesOf = (scheme: string): Readonly<Record<string, boolean>> | undefined => privileges.get(scheme);
export const schemeHandler = (scheme: string): SchemeHandler | undefined => handlers.get(scheme);

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes: readonly { scheme: string; privileges: Readonly<Record<string, boolean>> }[]): void {
    if (app.isReadyNow) throw new Error('protocol.registerSchemesAsPrivileged must be called before the app is ready');
    for (const one of schemes) privileges.set(one.scheme, one.privileges);
  },
  handle(scheme: string, handler: SchemeHandler): void {
    if (!privileges.has(scheme)) throw new Error(`${scheme} was not registered`);
    handlers.set(scheme, handler);
  },
});

export const session = strict('session', {
  defaultSession: strict('session.defaultSession', {
    setPermissionRequestHandler: (handler: PermissionRequest) => void (set.request = handler),
    setPermissionCheckHandler: (handler: PermissionCheck) => void (set.check = handler),
    setDevicePermissionHandler: (handler: () => boolean) => void (set.device = handler),
    webRequest: strict('webRequest', { onBeforeRequest: (listener: BeforeRequest) => void (set.before = listener) }),
  }),
});
