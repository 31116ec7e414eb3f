// The bytes of a picture for the canvas. Read whole and decoded from memory: what is drawn then can be saved again under any policy.
import { useEffect, useState } from 'react';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { Send } from '@lotline/web-session/send';

export interface LoadedPicture {
  readonly image: ImageBitmap;
  readonly bytes: Blob;
}

export type Loading = { readonly picture: LoadedPicture | null; readonly problem: string | null };

export function useLoadedPicture(url: string | null): Loading {
  const { send } = usePlatform().calls;
  const [loading, setLoading] = useState<Loading>({ picture: null, problem: null });
  useEffect(() => {
    const stop = new AbortController();
    void load(send, url ?? '', stop.signal).then(
      (picture) => (stop.signal.aborted ? picture.image.close() : setLoading({ picture, problem: null })),
      () =>
        stop.signal.aborted || setLoading({ picture: null, problem: 'The picture could not be loaded. Editing it needs a connection.' }),
    );
    return () => stop.abort();
  }, [send, url]);
  return loading;
}

/** The signed address opens by itself. */
async function load(send: Send, path: string, signal: AbortSignal): Promise<LoadedPicture> {
  const answer = await send({ method: 'GET', path, accept: 'image/*', withToken: false, signal });
  if (!answer.ok) throw new Error(`the picture answered ${String(answer.status)}`);
  const bytes = await answer.blob();
  return { bytes, image: await createImageBitmap(bytes) };
}
