// A thumbnail, loaded when it comes near the screen; an icon stands in its place until then.
import { ImageOff } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useTries } from './use-tries.ts';
import styles from './Picture.module.css';

export function Picture({ src, alt = '' }: { readonly src: string | undefined; readonly alt?: string }) {
  const { address, fail } = useTries(src);
  if (address === null) {
    return (
      <span className={styles.none}>
        <Icon of={ImageOff} />
      </span>
    );
  }
  return <img className={styles.picture} src={address} alt={alt} loading="lazy" decoding="async" draggable={false} onError={fail} />;
}
