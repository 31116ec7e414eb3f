// A small picture in a list, read from the device while it is in sight and let go of behind it.
import { useEffect, useRef, useState } from 'react';
import { usePhotos } from '../../../platform/photos/photos-context.ts';
import styles from './PhotoHistory.module.css';

export function PhotoThumb({ id }: { readonly id: string }) {
  const { store } = usePhotos();
  const frame = useRef<HTMLSpanElement>(null);
  const isInSight = useInSight(frame);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isInSight) return;
    let made: string | null = null;
    let isLeft = false;
    store.thumb(id).then(
      (bytes) => {
        if (isLeft || bytes === null) return;
        made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      if (made !== null) URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [store, id, isInSight]);
  return (
    <span ref={frame} className={styles.thumb}>
      {address === null ? null : <img src={address} alt="" />}
    </span>
  );
}

function useInSight(frame: React.RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || frame.current === null) return;
    const observer = new IntersectionObserver((seen) => setInSight(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return isInSight;
}
