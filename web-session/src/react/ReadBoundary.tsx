// What stands in the place of data that is not here: on its way, or the sentence of why it did not come with the way to try again. What is not there, or
// not for this person, is not tried again.
import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { ApiError } from '../api-error.ts';

/** Of a query, what a screen needs. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** It did not come, and nothing of it from before is here. */
export const hasFailed = ({ data, error }: Read<unknown>): boolean => data === undefined && error !== null;

const isGone = (error: Error): boolean => error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'CLAIM_REQUIRED');

interface UnreadProps {
  readonly read: Read<unknown>;
  /** 'The job could not be opened.' */
  readonly title: string;
  readonly loading: ReactNode;
}

/** For a screen that has nothing to show without the data. */
export function Unread({ read: { error, refetch }, title, loading }: UnreadProps) {
  if (error === null) return loading;
  const again = (
    <Button icon={RotateCw} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Banner tone="bad" title={title} action={isGone(error) ? undefined : again}>
      {error.message}
    </Banner>
  );
}

interface ReadNoteProps {
  readonly read: Read<unknown>;
  readonly title: string;
}

/** For a screen that goes on without the data: says that it is missing, and nothing while it may still come. */
export const ReadNote = ({ read, title }: ReadNoteProps) => (hasFailed(read) ? <Unread read={read} title={title} loading={null} /> : null);

interface ReadBoundaryProps<Data> {
  readonly read: Read<Data>;
  readonly title: string;
  readonly loading: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Data from before stays while it is read again, also when that fails. */
export function ReadBoundary<Data>({ read, title, loading, children }: ReadBoundaryProps<Data>) {
  return read.data === undefined ? <Unread read={read} title={title} loading={loading} /> : children(read.data);
}
