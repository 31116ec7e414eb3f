// What the camera says while the device gives no location: a sentence for a person, never the browser's code.
import { act, renderHook } from '@testing-library/react';
import { usePosition } from './use-position.ts';

let listeners: { readonly found: PositionCallback; readonly failed: PositionErrorCallback } | null = null;

beforeEach(() => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      watchPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
        listeners = { found, failed };
        return 1;
      },
      clearWatch: () => (listeners = null),
    },
  });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

const fail = (code: number): void =>
  act(() => listeners?.failed({ code, message: 'User denied Geolocation', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }));

test.each([
  ['refused', 1, 'Lotline is not allowed to use your location. Allow it in the browser’s settings.'],
  ['unavailable', 2, 'Your location cannot be found right now.'],
  ['late', 3, 'Your location cannot be found right now.'],
])('a location that is %s is told in a sentence', (_why, code, sentence) => {
  const { result } = renderHook(() => usePosition());
  expect(result.current.problem).toBeNull();
  fail(code);
  expect(result.current).toEqual({ fix: null, problem: sentence });
});
