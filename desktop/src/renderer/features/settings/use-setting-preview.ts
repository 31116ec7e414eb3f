// What saving a setting would do, asked once the editor rests: one question at a time, and the answer to an older one is never shown as that of the newer.
import { useEffect, useRef, useState } from 'react';
import { GetSettingPreviewDocument } from '@lotline/schema/generated/documents/settings';
import type { GetSettingPreviewQuery, SettingPreviewInput } from '@lotline/schema/generated/operations';
import { useChange } from '../../platform/data/use-change.ts';

export type SettingPreview = GetSettingPreviewQuery['settingPreview'];
export type PreviewState =
  { readonly is: 'asking' } | { readonly is: 'failed' } | { readonly is: 'known'; readonly preview: SettingPreview };

/** Typing rests. */
const REST_MS = 600;

/** @param input null: there is nothing to be previewed */
export function useSettingPreview(input: SettingPreviewInput | null) {
  const { ask } = useChange();
  const wanted = input === null ? null : JSON.stringify(input);
  const [known, setKnown] = useState<{ readonly of: string; readonly preview: SettingPreview | null } | null>(null);
  const [tries, setTries] = useState(0);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (wanted === null) return undefined;
    let isWanted = true;
    const answer = (preview: SettingPreview | null) => (isWanted ? setKnown({ of: wanted, preview }) : undefined);
    const send = async (): Promise<void> => {
      await underWay.current;
      if (!isWanted) return;
      const asked = ask(GetSettingPreviewDocument, { input: JSON.parse(wanted) as SettingPreviewInput });
      underWay.current = asked.then(
        ({ settingPreview }) => answer(settingPreview),
        () => answer(null),
      );
    };
    const timer = setTimeout(() => void send(), REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, wanted, tries]);
  const state: PreviewState =
    known === null || known.of !== wanted
      ? { is: 'asking' }
      : known.preview === null
        ? { is: 'failed' }
        : { is: 'known', preview: known.preview };
  const again = () => {
    setKnown(null);
    setTries(tries + 1);
  };
  return { state, again };
}
