// From the shutter to the device: what the camera shows is written in the very task of the press; then it is stamped off the main thread and stored as a photo
// in place of that, and only then the shutter is ready again (decision 041). A photo that may show nothing is
// stored first and asked about afterwards; one that cannot be stored stays on the screen until the person has decided (specification 2 §5, §8; quality.md
// §1, case 7).
import { useCallback, useEffect, useState } from 'react';
import { formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { photoFileName } from '@lotline/schema/domain/attachment/attachment.rules';
import type { PhotosSetting } from '@lotline/schema/domain/settings/photos.setting';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { usePhotos } from '../../../platform/photos/photos-context.ts';
import type { Shot as StoredShot } from '../../../platform/photos/photo-record.ts';
import type { TakenPhoto } from '../../../platform/photos/photo-store.ts';
import type { Stamper } from '../../../platform/photos/stamp/stamper.ts';
import { placeWords, type StampWords } from '../../../platform/photos/stamp/stamp-layout.ts';
import { placeOf, type CaptureTarget } from './capture-target.ts';
import { freeBytes, hasRoom } from './device-room.ts';
import { useOriginals } from './use-originals.ts';
import { usePhotoQuestion, type Held } from './use-photo-question.ts';
import type { Camera } from './use-camera.ts';
import type { Fix } from './use-position.ts';

export interface Shot {
  readonly title: string;
  readonly number: number;
  readonly description: string;
  readonly fix: Fix | null;
}

export interface Capture {
  readonly isBusy: boolean;
  /** False once this device is nearly full. */
  readonly hasRoom: boolean;
  readonly pending: Held | null;
  readonly take: (shot: Shot, picture: Pick<Camera, 'grab' | 'snap'>) => Promise<void>;
  /** 'Photo is ok', or 'Try again' of one that could not be kept. */
  readonly keepPending: () => Promise<void>;
  readonly dropPending: () => void;
  /** Closed without an answer: a stored photo waits in the history for it. */
  readonly leaveHeld: () => void;
}

interface Told {
  readonly setting: PhotosSetting;
  readonly onKept: (photo: TakenPhoto) => void;
  /** The photo is safe; what the camera saw beside it is not kept. */
  readonly onOriginalLost: (photo: TakenPhoto) => void;
}

/** @param stamperOf makes what stamps, once the screen is open */
export function useCapture(target: CaptureTarget, stamperOf: () => Promise<Stamper>, { setting, onKept, onOriginalLost }: Told): Capture {
  const { clock, ids } = usePlatform();
  const photos = usePhotos();
  const stamper = useStamper(stamperOf);
  const { isBusy, busily } = useBusy();
  const room = useRoom();
  const originals = useOriginals(setting, onOriginalLost);
  const question = usePhotoQuestion({ photos, originals, busily, onKept, onStored: room.look });
  const make = async (facts: ShotFacts, words: StampWords, grab: Camera['grab']): Promise<void> => {
    try {
      const [stamps, seen] = [await stamper(), await grab()];
      const copy = await originals.copyOf(seen);
      const { bytes, sha256, thumb } = await stamps.stamp(seen, words);
      originals.make(facts.id, copy, stamps);
      await question.store({ ...facts, sizeBytes: bytes.byteLength, sha256, bytes, thumb });
    } catch (problem) {
      photos.dropShot(facts.id);
      logProblem('A photo could not be made', problem);
      const message = problem instanceof Error ? problem.message : String(problem);
      question.say(`Error while saving image: ${message}`);
    }
  };
  const take: Capture['take'] = (shot, { grab, snap }) => {
    const at = clock.now();
    const [facts, words] = [factsOf(target, shot, { id: ids.fresh(), at }), wordsOf({ target, shot, at, setting })];
    const picture = snap();
    // before anything waits or is drawn: a tab that ends now loses nothing
    const letGo = picture === null ? null : photos.shoot({ ...facts, picture, words });
    return busily(() => make(facts, words, grab).finally(() => letGo?.()));
  };
  return {
    isBusy,
    hasRoom: room.isThere,
    pending: question.held,
    take,
    keepPending: question.keep,
    dropPending: question.drop,
    leaveHeld: question.leave,
  };
}

type ShotFacts = Omit<StoredShot, 'picture' | 'words'>;

function factsOf(
  target: CaptureTarget,
  { title, number, description, fix }: Shot,
  { id, at }: { readonly id: string; readonly at: Date },
): ShotFacts {
  const { constructionId, potentialJobId, potentialJobClientId, taskId } = target;
  return {
    id,
    name: photoFileName(title, number),
    title: title.trim(),
    description: description.trim() === '' ? null : description.trim(),
    ...{ constructionId, potentialJobId, potentialJobClientId, taskId, about: placeOf(target) },
    takenAt: at.toISOString(),
    position: fix === null ? null : { latitude: fix.latitude, longitude: fix.longitude, accuracyMetres: fix.accuracyMetres },
  };
}

function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  return { isBusy, busily };
}

/** Looked at when the screen opens, and behind each photo. */
function useRoom() {
  const [isThere, setThere] = useState(true);
  const look = useCallback(() => void freeBytes().then((free) => setThere(hasRoom(free))), []);
  useEffect(look, [look]);
  return { isThere, look };
}

interface Stamped {
  readonly target: CaptureTarget;
  readonly shot: Shot;
  readonly at: Date;
  readonly setting: PhotosSetting;
}

/** What the office has not stamped stays empty. */
function wordsOf({ target, shot: { fix }, at, setting }: Stamped): StampWords {
  const known = fix === null ? null : { ...fix, ageSeconds: (at.getTime() - fix.at) / 1000 };
  const { edgePx, quality, stampJob, stampPlace, stampTime } = setting;
  return {
    top: stampJob ? placeOf(target) : '',
    place: stampPlace ? placeWords(known) : '',
    time: stampTime ? formatDateTime(at.toISOString(), browserZone()) : '',
    size: { edgePx, quality },
  };
}

/** Begun with the screen, so that the first photo does not wait for it; ended with it. */
function useStamper(stamperOf: () => Promise<Stamper>): () => Promise<Stamper> {
  const [opened] = useState(() => ({ stamper: null as Promise<Stamper> | null }));
  useEffect(() => {
    opened.stamper = stamperOf();
    opened.stamper.catch((problem: unknown) => logProblem('What stamps photos could not be loaded', problem));
    return () => {
      void opened.stamper?.then((stamper) => stamper.stop()).catch(() => undefined);
      opened.stamper = null;
    };
  }, [opened, stamperOf]);
  return () => (opened.stamper ??= stamperOf());
}
