// "Keep the original": the camera's picture beside each stamped photo, sent on Wi-Fi behind everything else. A choice of this device, off
// by default, unless the office has decided for all (screens.md §1, §2.21; decision 041).
import { createStore, type Readable } from '@lotline/web-session/store';
import type { PhotosSetting } from '@lotline/schema/domain/settings/photos.setting';
import type { SyncSetting } from '@lotline/schema/domain/settings/sync.setting';
import type { Stamped } from './stamp/make-stamped.ts';
import type { TakenPhoto } from './photo-store.ts';

const KEY = 'lotline.keepOriginals';
const YES = 'yes';

const kept = createStore<boolean>(globalThis.localStorage?.getItem(KEY) === YES);

export const keepsOriginals: Readable<boolean> = kept;

export function setKeepsOriginals(isKept: boolean): void {
  if (isKept) localStorage.setItem(KEY, YES);
  else localStorage.removeItem(KEY);
  kept.set(isKept);
}

/** Whether the original is kept of what is taken now. */
export const isOriginalKept = ({ originals }: Pick<PhotosSetting, 'originals'>): boolean =>
  originals === 'person' ? kept.get() : originals === 'always';

/** 'Trench-3 original.jpg' of 'Trench-3.jpg': this name counts as no shot. */
export function originalOf(photo: TakenPhoto, id: string, { bytes, sha256, thumb }: Stamped): TakenPhoto {
  const name = photo.name.replace(/\.jpg$/, ' original.jpg');
  return { ...photo, id, name, isOriginal: true, sizeBytes: bytes.byteLength, ...{ sha256, bytes, thumb } };
}

interface MaybeConnection {
  readonly connection?: { readonly type?: string };
}

/** Null: this browser does not say. */
export function isOnWifi(device: object = navigator): boolean | null {
  const { type } = (device as MaybeConnection).connection ?? {};
  return type === undefined || type === 'unknown' ? null : type === 'wifi' || type === 'ethernet';
}

/** Whether originals may be sent on this network, as the office has it. Null: this browser does not say what it is. */
export const isOriginalsNetwork = ({ originalsOver }: Pick<SyncSetting, 'originalsOver'>, device: object = navigator): boolean | null =>
  originalsOver === 'any' || isOnWifi(device);

interface Originals {
  readonly mayGo: (photo: { readonly isOriginal?: boolean }) => boolean;
  /** What originals wait for: null where they are sent; the person, where the device does not report whether it is on Wi-Fi. */
  readonly waitFor: () => 'wifi' | 'person' | null;
  /** On any network, until this page closes. */
  readonly letGo: () => void;
  readonly areLetGo: Readable<boolean>;
}

export function originalsBy(onWifi: () => boolean | null): Originals {
  const asked = createStore<boolean>(false);
  return {
    mayGo: ({ isOriginal }) => isOriginal !== true || asked.get() || onWifi() === true,
    waitFor: () => {
      if (asked.get() || onWifi() === true) return null;
      return onWifi() === false ? 'wifi' : 'person';
    },
    letGo: () => asked.set(true),
    areLetGo: asked,
  };
}
