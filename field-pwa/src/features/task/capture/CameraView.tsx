// The live picture with the two bars as they will be stamped, the way out and the light (mock 5-capture).
import { useRef } from 'react';
import { Image, MapPin, RotateCw, X, Zap, ZapOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { placeWords } from '../../../platform/photos/stamp/stamp-layout.ts';
import { placeOf, type CaptureTarget } from './capture-target.ts';
import type { Camera } from './use-camera.ts';
import type { Position } from './use-position.ts';
import styles from './CameraView.module.css';

interface CameraViewProps {
  readonly target: CaptureTarget;
  readonly camera: Camera;
  readonly position: Position;
  readonly now: Date;
  readonly time: string;
  /** One that was taken elsewhere: the way on without a camera. */
  readonly onChosen: ((file: File) => void) | undefined;
}

export function CameraView({ target, camera, position, now, time, onChosen }: CameraViewProps) {
  const { state, video, flash } = camera;
  const { fix } = position;
  const known = fix === null ? null : { ...fix, ageSeconds: (now.getTime() - fix.at) / 1000 };
  return (
    <header className={styles.camera}>
      <div className={styles.over}>
        <Link className={styles.close} to={target.back} aria-label="Close camera">
          <Icon of={X} size="l" />
        </Link>
        {flash === null ? null : (
          <IconButton icon={flash.isOn ? Zap : ZapOff} size="l" label="Flash" aria-pressed={flash.isOn} onClick={flash.toggle} />
        )}
      </div>
      <p className={styles.top}>{placeOf(target)}</p>
      <div className={styles.frame}>
        <video ref={video} muted playsInline aria-label="Live camera" hidden={state.kind === 'none'} />
        {state.kind === 'none' ? <NoCamera sentence={state.sentence} onRetry={camera.retry} onChosen={onChosen} /> : null}
      </div>
      <p className={styles.stamp}>
        <span>
          <Icon of={MapPin} size="s" />
          {known === null && position.problem === null ? 'Finding your location…' : placeWords(known)}
        </span>
        <span>{time}</span>
      </p>
      {position.problem === null ? null : (
        <p className={styles.problem} role="status">
          {position.problem}
        </p>
      )}
    </header>
  );
}

interface NoCameraProps {
  readonly sentence: string;
  readonly onRetry: () => void;
  /** Undefined while no photo can be taken: it has no title. */
  readonly onChosen: ((file: File) => void) | undefined;
}

function NoCamera({ sentence, onRetry, onChosen }: NoCameraProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.none} role="alertdialog" aria-label="The camera cannot be used">
      <p>{sentence}</p>
      <Button
        icon={Image}
        refusedBecause={onChosen === undefined ? 'Give the photo a title first.' : undefined}
        onClick={() => input.current?.click()}
      >
        Choose a photo
      </Button>
      <Button icon={RotateCw} onClick={onRetry}>
        Try again
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        data-testid="chosen-photo"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) onChosen?.(file);
        }}
      />
    </div>
  );
}
