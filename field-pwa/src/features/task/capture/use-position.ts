// Where the device is, watched from the moment the screen opens, so that the shutter never waits for it (specification 2 §9: 15 s, 12 s).
import { useEffect, useState } from 'react';
import type { PhotoPosition } from '../../../platform/photos/photo-record.ts';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 15_000, timeout: 12_000 };

const NOT_ALLOWED = 'Lotline is not allowed to use your location. Allow it in the browser’s settings.';
const PERMISSION_DENIED = 1;

export interface Fix extends PhotoPosition {
  /** In milliseconds of the device's clock. */
  readonly at: number;
}

export interface Position {
  /** The last one that is known. */
  readonly fix: Fix | null;
  /** A sentence; null while all is well. */
  readonly problem: string | null;
}

const five = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

export function usePosition(): Position {
  const [position, setPosition] = useState<Position>({ fix: null, problem: null });
  useEffect(() => {
    const { geolocation } = navigator as { readonly geolocation?: Geolocation };
    if (geolocation === undefined) return;
    const watch = geolocation.watchPosition(
      ({ coords, timestamp }) =>
        setPosition({
          fix: {
            latitude: five(coords.latitude),
            longitude: five(coords.longitude),
            accuracyMetres: Math.min(1_000_000, Math.round(coords.accuracy * 10) / 10),
            at: timestamp,
          },
          problem: null,
        }),
      ({ code }) =>
        setPosition(({ fix }) => ({ fix, problem: code === PERMISSION_DENIED ? NOT_ALLOWED : 'Your location cannot be found right now.' })),
      OPTIONS,
    );
    return () => geolocation.clearWatch(watch);
  }, []);
  return position;
}
