// A QR code that a phone's camera reads, with antd set up for it.
import { QRCode } from 'antd';
import { AntdRoot } from './AntdRoot.tsx';

export interface QrCodeProps {
  readonly value: string;
  /** On its longest side, in pixels; it shrinks to its room. */
  readonly size: number;
  /** What a reader of the screen hears in its place. */
  readonly label: string;
}

export default function RootedQrCode({ value, size, label }: QrCodeProps) {
  return (
    <AntdRoot>
      <QRCode
        style={{ width: '100%', maxWidth: size, height: 'auto' }}
        aria-label={label}
        type="svg"
        errorLevel="H"
        value={value}
        size={size}
        bordered={false}
        color="#000000"
        bgColor="#ffffff"
      />
    </AntdRoot>
  );
}
