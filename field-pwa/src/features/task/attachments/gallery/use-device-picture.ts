// The bytes of a photo on this device, for as long as its tile is in the page.
import { useEffect, useRef, useState } from 'react';
import type { DevicePhoto } from '../../../../platform/photos/device-photos.ts';

export function useDevicePicture(photo: DevicePhoto): string | undefined {
  const [address, setAddress] = useState<string>();
  const { id } = photo;
  // the photo itself is another value with each change of its state; its bytes are the same
  const newest = useRef(photo);
  useEffect(() => {
    newest.current = photo;
  }, [photo]);
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void newest.current.picture().then(
      (bytes) => {
        if (bytes === null || isGone) return;
        made = URL.createObjectURL(bytes);
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  return address;
}
