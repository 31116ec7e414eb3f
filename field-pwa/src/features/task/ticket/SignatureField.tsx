// Signing with a finger; or, by keyboard or where a finger will not do, with the typed name and a tick.
import { useEffect, useId, useRef, useState } from 'react';
import { Undo2 } from 'lucide-react';
import SignaturePad from 'signature_pad';
import type { Ink as Strokes } from '@lotline/schema/domain/ticket/ticket';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Check } from './Check.tsx';
import { inkOfPoints } from './ink-of-points.ts';
import styles from './Signature.module.css';

interface SignatureFieldProps {
  readonly isTyped: boolean;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onInk: (ink: Strokes | null) => void;
}

export function SignatureField({ isTyped, onTyped, onInk }: SignatureFieldProps) {
  const labelId = useId();
  return (
    <div>
      {isTyped ? null : (
        <>
          <p className={styles.label} id={labelId}>
            Signature, with your finger
          </p>
          <Pad labelId={labelId} onInk={onInk} />
        </>
      )}
      <Check isOn={isTyped} onChange={onTyped}>
        Sign with my typed name instead
      </Check>
    </div>
  );
}

function Pad({ labelId, onInk }: Pick<SignatureFieldProps, 'onInk'> & { readonly labelId: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [hasInk, setHasInk] = useState(false);
  const tell = useRef(onInk);
  useEffect(() => {
    tell.current = onInk;
  });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const made = new SignaturePad(element, { penColor: getComputedStyle(element).color, minWidth: 1, maxWidth: 2.75 });
    pad.current = made;
    const fit = () => fitTo(element, made);
    const onStroke = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setHasInk(true);
      tell.current(
        inkOfPoints(
          made.toData().map(({ points }) => points),
          { width, height },
        ),
      );
    };
    made.addEventListener('endStroke', onStroke);
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => {
      watch.disconnect();
      made.removeEventListener('endStroke', onStroke);
      made.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    setHasInk(false);
    onInk(null);
  };
  return (
    <>
      <div className={styles.pad}>
        <canvas ref={canvas} role="img" aria-labelledby={labelId} />
      </div>
      {hasInk ? (
        <Button tight icon={Undo2} className={styles.again} onClick={clear}>
          Clear and sign again
        </Button>
      ) : null}
    </>
  );
}

/** As sharp as the screen; what was drawn stays through a turn of the phone. */
function fitTo(element: HTMLCanvasElement, pad: SignaturePad): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  const [width, height] = [Math.round(element.clientWidth * ratio), Math.round(element.clientHeight * ratio)];
  if (width === element.width && height === element.height) return;
  const drawn = pad.toData();
  element.width = width;
  element.height = height;
  element.getContext('2d')?.scale(ratio, ratio);
  pad.clear();
  pad.fromData(drawn);
}
