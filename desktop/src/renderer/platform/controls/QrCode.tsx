// A QR code; its code comes with antd when the first one is shown.
import { lazyPart } from '../frame/lazy-part.tsx';
import { LazyControl } from './LazyControl.tsx';
import type { QrCodeProps } from './RootedQrCode.tsx';
import styles from './Control.module.css';

const RootedQrCode = lazyPart<QrCodeProps>(() => import('./RootedQrCode.tsx'));

export function QrCode(code: QrCodeProps) {
  return (
    <div className={styles.qrCode}>
      <LazyControl waiting={<p>Drawing the code…</p>}>
        <RootedQrCode {...code} />
      </LazyControl>
    </div>
  );
}
