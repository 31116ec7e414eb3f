// A device's storage fails now and then, and works again a moment later: its contents are neither shown nor sent before they have been read.
import { backoffMs } from '@lotline/web-session/backoff';

interface Reading {
  /** False: the device could not be read. */
  readonly refresh: () => Promise<boolean>;
  readonly schedule: (run: () => void, ms: number) => () => void;
  readonly chance: () => number;
  /** Nobody waits for it any more. */
  readonly isOver: () => boolean;
}

/** Resolves once the device has been read, or when nobody waits for it any more. */
export async function untilRead({ refresh, schedule, chance, isOver }: Reading): Promise<void> {
  for (let failures = 0; !isOver() && !(await refresh()); failures += 1)
    await new Promise<void>((again) => schedule(again, backoffMs(failures, chance())));
}

export interface Reader {
  readonly begin: () => void;
  readonly read: () => Promise<void>;
  readonly end: () => void;
}

/** For as long as an app is open, from `begin` to `end`. */
export function readerOf({
  store,
  schedule,
  chance,
}: Omit<Reading, 'isOver' | 'refresh'> & { readonly store: Pick<Reading, 'refresh'> }): Reader {
  let isOver = true;
  return {
    begin: () => void (isOver = false),
    read: () => untilRead({ refresh: store.refresh, schedule, chance, isOver: () => isOver }),
    end: () => void (isOver = true),
  };
}
