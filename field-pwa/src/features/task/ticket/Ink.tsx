// A signature as it was drawn: lines, as sharp as the screen.
import { INK_HEIGHT, INK_WIDTH } from '@lotline/schema/domain/ticket/ticket.schema';
import type { Ink as Strokes } from '@lotline/schema/domain/ticket/ticket';
import styles from './Signature.module.css';

export function Ink({ strokes }: { readonly strokes: Strokes }) {
  return (
    <svg className={styles.ink} viewBox={`0 0 ${String(INK_WIDTH)} ${String(INK_HEIGHT)}`} aria-hidden="true">
      {strokes.map((stroke, index) => (
        <path key={index} d={pathOf(stroke)} />
      ))}
    </svg>
  );
}

/** A tap is a dot: a line of no length, with round ends. */
function pathOf(stroke: readonly number[]): string {
  const points = Array.from({ length: stroke.length / 2 }, (_, at) => `${String(stroke[2 * at])} ${String(stroke[2 * at + 1])}`);
  return `M${points.join('L')}${points.length === 1 ? 'h0' : ''}`;
}
