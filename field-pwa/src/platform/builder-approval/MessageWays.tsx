// How a drafted message leaves: this phone's own messages, the clipboard, and on a wide screen the camera of another phone (specification 1 §2, §9).
import type { ReactNode } from 'react';
import { Copy, MessageCircle } from 'lucide-react';
import { fitsQrCode, smsLinkFor, smsLinks } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { QrCode } from '../qr-code/QrCode.tsx';
import styles from './BuilderApproval.module.css';

interface MessageWaysProps {
  readonly phone: string;
  readonly text: string;
  /** It leaves this page: by the phone's messages, or copied. */
  readonly onHand: () => void;
  /** More beside them. */
  readonly children?: ReactNode;
}

export function MessageWays({ phone, text, onHand, children }: MessageWaysProps) {
  const toast = useToast();
  const links = smsLinks(phone, text);
  const copy = () => {
    onHand();
    void navigator.clipboard.writeText(text).then(
      () => toast.success('Message copied'),
      () => toast.error('Could not copy. Select the text and copy it.'),
    );
  };
  return (
    <>
      <div className={styles.ways}>
        {links === null ? null : (
          <a className={buttonClass({})} href={smsLinkFor(links, navigator.userAgent)} onClick={onHand}>
            <Icon of={MessageCircle} />
            Draft SMS
          </a>
        )}
        <Button icon={Copy} onClick={copy}>
          Copy
        </Button>
        {children}
      </div>
      {links === null ? null : (
        <div className={styles.code}>
          {fitsQrCode(links.usual) ? (
            <>
              <p className={styles.note}>Or scan this with a phone’s camera: it opens the same message.</p>
              <QrCode isLarge label="QR code that opens the message on a phone" text={links.usual} />
            </>
          ) : (
            <p className={styles.note}>The message is too long for a QR code. Copy it, or make it shorter.</p>
          )}
        </div>
      )}
    </>
  );
}
