// The data of a read that the screen is whole without: said at the call, because a failure is not shown there (lint rule lotline/read-errors).
import type { Read } from './ReadBoundary.tsx';

/** Null while it is on its way, and when it did not come. */
export const optionalData = <Data,>({ data }: Pick<Read<Data>, 'data'>): Data | null => data ?? null;
