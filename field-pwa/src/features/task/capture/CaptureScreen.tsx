// The capture screen: live camera, title, number and description, the shutter, and what has become of what was taken (specification 1 §2; 2 §2).
import { useCallback, useState } from 'react';
import { Camera as CameraIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MAX_PHOTO_TITLE_LENGTH, photoTitleProblem } from '@lotline/schema/domain/kernel/photo-title';
import { formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { ActionLine, stepClass } from '../../../platform/frame/ActionBar.tsx';
import { PageFrame } from '../../../platform/frame/PageFrame.tsx';
import { usePhotos } from '../../../platform/photos/photos-context.ts';
import { useSharedSetting } from '../../../platform/replica/use-shared-setting.ts';
import { CameraView } from './CameraView.tsx';
import type { CaptureTarget } from './capture-target.ts';
import { NO_ROOM } from './device-room.ts';
import { PendingPhoto } from './PendingPhoto.tsx';
import { PhotoHistory } from './PhotoHistory.tsx';
import { useCamera, type Camera } from './use-camera.ts';
import { useCapture, type Capture } from './use-capture.ts';
import { usePosition } from './use-position.ts';
import { useTitle, type NamedPhoto } from './use-title.ts';
import styles from './CaptureScreen.module.css';

const TICK_MS = 1_000;
const MAX_DESCRIPTION_LENGTH = 4000;

const stamperOf = async () => (await import('../../../platform/photos/stamp/stamper.ts')).createStamper();

interface CaptureScreenProps {
  readonly target: CaptureTarget;
  /** What the shutter is called. */
  readonly shutter: 'Take Picture' | 'Capture new image';
  /** The next missing shot; null: none is expected. */
  readonly shot: string | null;
  /** '12 of 14 received, 2 not taken'; null where there is nothing to say. */
  readonly progress: string | null;
  /** Of all photos that are known of this task. */
  readonly names: readonly string[];
}

export function CaptureScreen({ target, shutter, shot, progress, names }: CaptureScreenProps) {
  const now = useNow(TICK_MS);
  const setting = useSharedSetting('Photos', { isAsked: true });
  const camera = useCamera(setting);
  // what is pressed before could not be written in the task of the press
  const isDeviceRead = useReadable(usePhotos().isDeviceRead);
  const position = usePosition();
  const named = useTitle({ shot, names });
  const [description, setDescription] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const { taken } = named;
  const onKept = useCallback(
    ({ name, title: of }: { readonly name: string; readonly title: string }) => {
      taken(of);
      // it stays true when the office has it
      setTold(`${name} was saved on this phone.`);
    },
    [taken],
  );
  const toast = useToast();
  const onOriginalLost = ({ name }: { readonly name: string }) => toast.error(`${name} is saved on this phone, but its original is not.`);
  const capture = useCapture(target, stamperOf, { setting, onKept, onOriginalLost });
  const { title, number } = named;
  const take = (picture: Pick<Camera, 'grab' | 'snap'>) => void capture.take({ title, number, description, fix: position.fix }, picture);
  const time = formatDateTime(now.toISOString(), browserZone());
  // it stays where it was chosen from
  const chosen = (file: File) => take({ grab: () => createImageBitmap(file, { imageOrientation: 'from-image' }), snap: () => null });
  const problem = photoTitleProblem(title);
  return (
    <PageFrame
      title={`Photos · ${target.heading}`}
      bar={null}
      mainClassName={styles.page}
      actions={
        <CaptureActions
          target={target}
          shutter={shutter}
          capture={capture}
          problem={problem}
          canGrab={camera.state.kind === 'live' && isDeviceRead}
          onTake={() => take(camera)}
        />
      }
    >
      <CameraView
        target={target}
        camera={camera}
        position={position}
        now={now}
        time={time}
        onChosen={problem === null && capture.hasRoom ? chosen : undefined}
      />
      <div className={styles.body}>
        <h1 className={words.sr}>Photos of {target.heading}</h1>
        <CaptureForm named={named} description={description} onDescribe={setDescription} problem={problem} />
        {progress === null ? null : <p className={words.small}>{progress}</p>}
        <p className={words.sr} role="status">
          {told}
        </p>
        <PhotoHistory target={target} />
        {capture.pending === null ? null : <PendingPhoto {...capture} pending={capture.pending} />}
      </div>
    </PageFrame>
  );
}

interface CaptureFormProps {
  readonly named: NamedPhoto;
  readonly description: string;
  readonly onDescribe: (text: string) => void;
  readonly problem: string | null;
}

function CaptureForm({ named, description, onDescribe, problem }: CaptureFormProps) {
  return (
    <div className={styles.form} role="group" aria-label="Multiple Images">
      <TextField
        label="Title"
        required
        maxLength={MAX_PHOTO_TITLE_LENGTH}
        value={named.title}
        error={named.title.trim() === '' || problem === null ? undefined : problem}
        onChange={named.setTitle}
        onFocus={named.enterTitle}
        onBlur={named.leaveTitle}
      />
      <TextField
        label="Next Image #"
        type="number"
        inputMode="numeric"
        min={1}
        value={named.numberText}
        onChange={named.setNumber}
        onBlur={named.settleNumber}
      />
      <div className={styles.full}>
        <TextField label="Description/Comments" maxLength={MAX_DESCRIPTION_LENGTH} value={description} onChange={onDescribe} />
      </div>
    </div>
  );
}

interface CaptureActionsProps extends Pick<CaptureScreenProps, 'target' | 'shutter'> {
  readonly capture: Capture;
  readonly problem: string | null;
  readonly canGrab: boolean;
  readonly onTake: () => void;
}

function CaptureActions({ target, shutter, capture, problem, canGrab, onTake }: CaptureActionsProps) {
  const refusal = capture.hasRoom ? problem : NO_ROOM;
  return (
    <ActionLine>
      <Button
        kind="primary"
        className={stepClass}
        icon={CameraIcon}
        busy={capture.isBusy}
        refusedBecause={refusal ?? (canGrab ? undefined : 'The camera is not ready yet.')}
        reason={capture.hasRoom && problem !== null ? 'onPress' : canGrab ? 'needs' : 'later'}
        onClick={onTake}
      >
        {shutter}
      </Button>
      <Link className={buttonClass({})} to={target.back}>
        Done
      </Link>
    </ActionLine>
  );
}
