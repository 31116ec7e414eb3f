// The live camera of the capture screen: the rear one, any other where there is none, and its light where it has one (specification 2 §2, §8).
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhotosSetting } from '@lotline/schema/domain/settings/photos.setting';
import { logProblem } from '@lotline/web-session/log';
import { isOriginalKept } from '../../../platform/photos/originals.ts';
import type { PhotoSize } from '../../../platform/photos/stamp/stamp-layout.ts';

export type CameraState =
  | { readonly kind: 'starting' | 'live' }
  /** `sentence` says why, and what can be done. */
  | { readonly kind: 'none'; readonly sentence: string };

export interface Camera {
  readonly state: CameraState;
  readonly video: React.RefObject<HTMLVideoElement | null>;
  /** Null where the camera has no light. */
  readonly flash: { readonly isOn: boolean; readonly toggle: () => void } | null;
  /** What it sees at this moment. @throws Error while it shows nothing */
  readonly grab: () => Promise<ImageBitmap>;
  /** The same in the size that is kept, without waiting: a JPEG as a data URL. Null while it shows nothing, or where the device cannot draw it. */
  readonly snap: () => string | null;
  readonly retry: () => void;
}

/** Nearly twice what is kept by default: more only takes longer. */
const SIZE = { width: { ideal: 1920 }, height: { ideal: 1440 } };
/** For photos that are kept larger than that. */
const LARGE_SIZE = { width: { ideal: 2560 }, height: { ideal: 1920 } };
/** Where the original is kept, what the camera has. */
const FULL_SIZE = { width: { ideal: 4096 }, height: { ideal: 3072 } };

const cameraSize = (setting: PhotosSetting) =>
  isOriginalKept(setting) ? FULL_SIZE : setting.edgePx > SIZE.width.ideal ? LARGE_SIZE : SIZE;

async function openCamera(setting: PhotosSetting): Promise<MediaStream> {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (mediaDevices === undefined) throw new DOMException('There is no camera here', 'NotFoundError');
  const size = cameraSize(setting);
  try {
    return await mediaDevices.getUserMedia({ video: { ...size, facingMode: { exact: 'environment' } } });
  } catch (problem) {
    if (isForbidden(problem)) throw problem;
    return mediaDevices.getUserMedia({ video: size });
  }
}

const isForbidden = (problem: unknown): boolean => problem instanceof DOMException && problem.name === 'NotAllowedError';

function sentenceOf(problem: unknown): string {
  if (isForbidden(problem))
    return 'Lotline is not allowed to use the camera. Allow it in the browser’s settings, or choose a photo instead.';
  const name = problem instanceof DOMException ? problem.name : '';
  if (name === 'NotReadableError') return 'Another app is using the camera. Close it and try again, or choose a photo instead.';
  return 'No camera was found on this device. Choose a photo instead.';
}

type Torch = MediaTrackCapabilities & { readonly torch?: boolean };

export function useCamera(setting: PhotosSetting): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const { state, track, retry } = useStream(video, setting);
  const flash = useFlash(track);
  const grab = useCallback(() => {
    const screen = video.current;
    if (screen === null || screen.videoWidth === 0) return Promise.reject(new Error('The camera shows nothing yet'));
    return createImageBitmap(screen);
  }, []);
  const { edgePx, quality } = setting;
  const snap = useCallback(() => pictureOf(video.current, { edgePx, quality }), [edgePx, quality]);
  return { state, video, flash, grab, snap, retry };
}

/** Encoded in the call itself: some ten milliseconds, in which the person sees nothing move. */
function pictureOf(screen: HTMLVideoElement | null, { edgePx, quality }: PhotoSize): string | null {
  if (screen === null || screen.videoWidth === 0) return null;
  const { videoWidth, videoHeight } = screen;
  const scale = Math.min(1, edgePx / Math.max(videoWidth, videoHeight));
  const size = { width: Math.round(videoWidth * scale), height: Math.round(videoHeight * scale) };
  try {
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(screen, 0, 0, size.width, size.height);
    return canvas.toDataURL('image/jpeg', quality / 100);
  } catch (problem) {
    logProblem('What the camera shows could not be drawn at once', problem);
    return null;
  }
}

interface Stream {
  readonly state: CameraState;
  readonly track: MediaStreamTrack | null;
  readonly retry: () => void;
}

function useStream(video: Camera['video'], setting: PhotosSetting): Stream {
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [turn, setTurn] = useState(0);
  // what is saved while the camera runs is for the next time it is opened
  const [opened] = useState(setting);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isLeft = false;
    const close = (): void => stream?.getTracks().forEach((one) => one.stop());
    const fail = (problem: unknown): void => {
      logProblem('The camera cannot be used', problem);
      if (!isLeft) setState({ kind: 'none', sentence: sentenceOf(problem) });
    };
    const show = async (): Promise<void> => {
      stream = await openCamera(opened);
      if (isLeft) return close();
      if (video.current !== null) {
        video.current.srcObject = stream;
        await video.current.play().catch(() => undefined);
      }
      const [first = null] = stream.getVideoTracks();
      // taken by a call, or by another app
      first?.addEventListener('ended', () => fail(new DOMException('The camera was taken away', 'NotReadableError')));
      setTrack(first);
      setState({ kind: 'live' });
    };
    show().catch(fail);
    return () => {
      isLeft = true;
      close();
    };
  }, [video, turn, opened]);
  const retry = useCallback(() => {
    setState({ kind: 'starting' });
    setTurn((now) => now + 1);
  }, []);
  return { state, track, retry };
}

function useFlash(track: MediaStreamTrack | null): Camera['flash'] {
  const [isOn, setOn] = useState(false);
  // Firefox knows no capabilities
  const hasLight = track !== null && ((track.getCapabilities as (() => Torch) | undefined)?.call(track).torch ?? false);
  const toggle = useCallback(() => {
    const next = !isOn;
    const light = { advanced: [{ torch: next } as MediaTrackConstraintSet] };
    track?.applyConstraints(light).then(
      () => setOn(next),
      (problem: unknown) => logProblem('The light could not be switched', problem),
    );
  }, [track, isOn]);
  return hasLight ? { isOn, toggle } : null;
}
