// A small picture, read when it comes near the screen; a sign stands in its place while none is made.
import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import styles from './Picture.module.css';

export function Picture({ src, alt = '' }: { readonly src: string | undefined; readonly alt?: string }) {
  const [failed, setFailed] = useState<string | undefined>();
  if (src === undefined || failed === src) {
    return (
      <span className={styles.none}>
        <Icon of={ImageOff} />
      </span>
    );
  }
  return (
    <img className={styles.picture} src={src} alt={alt} loading="lazy" decoding="async" draggable={false} onError={() => setFailed(src)} />
  );
}
