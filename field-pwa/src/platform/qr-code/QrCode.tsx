// A text as a QR code: one path of squares, black on white in either theme, as cameras want it.
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What it is, for whoever does not see it. */
  readonly label: string;
  /** 600 px wide, and of the level that is read although a third of it is hidden (specification 1 §9). */
  readonly isLarge?: boolean;
}

export function QrCode({ text, label, isLarge = false }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: isLarge ? 'H' : 'M', border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={isLarge ? styles.large : styles.code}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
