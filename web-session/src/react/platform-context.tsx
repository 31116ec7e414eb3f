// The platform for every screen: provided once at the root of an app, so that no screen imports one.
import { createContext, useContext } from 'react';
import type { Platform } from '../platform.ts';

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('There is no platform here: this screen belongs below PlatformRoot');
  return platform;
}
