// What photos are taken of: a task of a job, or a potential job.
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { potentialJobPath } from '../../../platform/potential-job/potential-job-paths.ts';
import type { Job } from '../facts/page-data.ts';

export interface CaptureTarget {
  readonly constructionId: number | null;
  readonly potentialJobId: number | null;
  /** The id of the action that added the potential job, where it may have no number yet. */
  readonly potentialJobClientId: string | null;
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
  potentialJobClientId: null,
  // without a network a job may be here by its number alone: what is seen can be photographed all the same
  heading: job === null ? `Job ${String(ids.constructionId)}` : `WO ${job.workOrder}`,
  address: job === null ? null : formatAddress(job),
  back: `/field/construction/${String(ids.constructionId)}/${String(ids.taskId)}`,
});

interface NamedPotentialJob {
  readonly key: string;
  readonly id: number | null;
  readonly clientId: string | null;
  /** Null where it is not on this device. */
  readonly place: string | null;
}

/** One that this phone has added is named by that action: photos can be taken of it before the server has given it a number. */
export const potentialJobTarget = ({ key, id, clientId, place }: NamedPotentialJob): CaptureTarget => ({
  constructionId: null,
  potentialJobId: id,
  potentialJobClientId: clientId,
  taskId: null,
  heading: id === null ? 'Potential job' : `Potential job ${String(id)}`,
  address: place,
  back: potentialJobPath(key),
});

/** 'WO 48213 · Lot 14, 8 Wattle Rd, Box Hill', as it is stamped and as a list calls it. */
export const placeOf = ({ heading, address }: CaptureTarget): string => [heading, address].filter((part) => part !== null).join(' · ');
