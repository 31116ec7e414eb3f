// What photos are taken of: a task of a job, or a potential job.
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import type { Job } from '../facts/page-data.ts';

export interface CaptureTarget {
  readonly constructionId: number | null;
  readonly potentialJobId: number | null;
  readonly taskId: number | null;
  /** 'WO 48213' */
  readonly heading: string;
  /** Null where it is not known on this device. */
  readonly address: string | null;
  /** Where Done leads. */
  readonly back: string;
}

export const taskTarget = (ids: { readonly constructionId: number; readonly taskId: number }, job: Job | null): CaptureTarget => ({
  ...ids,
  potentialJobId: null,
  // without a network a job may be here by its number alone: what is seen can be photographed all the same
  heading: job === null ? `Job ${String(ids.constructionId)}` : `WO ${job.workOrder}`,
  address: job === null ? null : formatAddress(job),
  back: `/field/construction/${String(ids.constructionId)}/${String(ids.taskId)}`,
});

export const potentialJobTarget = (potentialJobId: number): CaptureTarget => ({
  constructionId: null,
  potentialJobId,
  taskId: null,
  heading: `Potential job ${String(potentialJobId)}`,
  address: null,
  back: '/field/construction',
});

/** 'WO 48213 · Lot 14, 8 Wattle Rd, Box Hill', as it is stamped and as a list calls it. */
export const placeOf = ({ heading, address }: CaptureTarget): string => [heading, address].filter((part) => part !== null).join(' · ');
