// What waits for the office, in figures: Home shows them all, the rail those that ask something of this person.
import { GetWaitingDocument } from '@lotline/schema/generated/documents/home';
import { FIGURES_REST_MS, type Followed } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';

/** A figure is of many jobs and tasks. */
const ANY_WORK: readonly Followed[] = [{ entity: 'construction' }, { entity: 'custom_task' }];

export const useOfficeFigures = (isWanted = true) =>
  useRead(GetWaitingDocument, { variables: {}, follows: ANY_WORK, restMs: FIGURES_REST_MS, isWanted });
