// How a drafted message leaves: this phone's own messages, the clipboard, and on a wide screen the camera of another phone (specification 1 §2, §9).
import type { ReactNode } from 'react';
import { Copy, MessageCircle } from 'lucide-react';
import { fitsQrCode } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { MessageLink, useMessage } from '@lotline/web-session/react/MessageLink';
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
  const message = useMessage({ kind: 'sms', phone, text });
  const copy = () => {
    onHand();
    message.copy();
  };
  return (
    <>
      <div className={styles.ways}>
        <MessageLink message={message} className={buttonClass({})} onHand={onHand}>
          <Icon of={MessageCircle} />
          Draft SMS
        </MessageLink>
        <Button icon={Copy} onClick={copy}>
          Copy
        </Button>
        {children}
      </div>
      {message.codeLink === null ? null : (
        <div className={styles.code}>
          {fitsQrCode(message.codeLink) ? (
            <>
              <p className={styles.note}>Or scan this with a phone’s camera: it opens the same message.</p>
              <QrCode isLarge label="QR code that opens the message on a phone" text={message.codeLink} />
            </>
          ) : (
            <p className={styles.note}>The message is too long for a QR code. Copy it, or make it shorter.</p>
          )}
        </div>
      )}
    </>
  );
}
