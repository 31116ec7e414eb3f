// Which paths belong to an app: where the provider sends people back to, and where they continue.
export interface AppPaths {
  /** The prefix of the app's own paths, '/field/' or '/'. */
  readonly base: string;
  /** The redirect address that is registered with the provider, a path of this app. */
  readonly returnPath: string;
  /** The first page, where no other was requested. */
  readonly home: string;
}

/** Only a path of this app, so that a forged state cannot lead elsewhere. */
export function safePath(path: string, { base, returnPath, home }: AppPaths): string {
  const isOwn = path.startsWith(base) && !/^[/\\]{2}|[\\\s]/.test(path);
  return isOwn && !path.startsWith(returnPath) ? path : home;
}
