// The code that opens a drafted message on a phone, for a camera on a wide window (specification 1 §9).
import { fitsQrCode } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { QrCode } from '../controls/QrCode.tsx';
import styles from './BuilderApproval.module.css';

const QR_PIXELS = 600;

export function SmsCode({ link }: { readonly link: string }) {
  return (
    <div className={styles.code}>
      {fitsQrCode(link) ? (
        <>
          <p className={styles.note}>Or scan this with a phone’s camera: it opens the same message.</p>
          <QrCode label="QR code that opens the message on a phone" value={link} size={QR_PIXELS} />
        </>
      ) : (
        <p className={styles.note}>The message is too long for a QR code. Copy it, or make it shorter.</p>
      )}
    </div>
  );
}
