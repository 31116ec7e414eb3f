// The small picture of a picture, fetched when it comes near the screen; a sign stands in its place while none is made, and without a network.
import { useEffect, useState } from 'react';
import { ImageOff } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  readonly src: string | undefined;
  /** Said by what stands around it. */
  readonly alt?: string;
}

/** A new photo's small picture is made within seconds; a document's never is. */
const TRIES = 5;
const AGAIN_AFTER_MS = 3_000;

export function Thumbnail({ src, alt = '' }: ThumbnailProps) {
  const { address, fail } = useTries(src);
  if (address === null) {
    return (
      <span className={styles.none}>
        <Icon of={ImageOff} size="l" />
      </span>
    );
  }
  return <img className={styles.picture} src={address} alt={alt} loading="lazy" decoding="async" draggable={false} onError={fail} />;
}

/** Null while it is not there. */
function useTries(src: string | undefined): { readonly address: string | null; readonly fail: () => void } {
  const [tried, setTried] = useState({ src, count: 0, isWaiting: false });
  const { count, isWaiting } = tried.src === src ? tried : { count: 0, isWaiting: false };
  useEffect(() => {
    if (!isWaiting || count >= TRIES) return;
    const timer = setTimeout(() => setTried({ src, count, isWaiting: false }), AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [src, count, isWaiting]);
  const fail = () => setTried({ src, count: count + 1, isWaiting: true });
  if (src === undefined || isWaiting) return { address: null, fail };
  return { address: count === 0 ? src : `${src}&again=${String(count)}`, fail };
}
