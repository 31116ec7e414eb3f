// How many jobs each view has, in words.
import { GetJobViewsDocument } from '@lotline/schema/generated/documents/job';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { FIGURES_REST_MS, type Followed } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { figureInWords } from '../../platform/grid/list-state.ts';
import { VIEWS } from '../../platform/job-list/job-filters.ts';

const ANY_JOB: readonly Followed[] = [{ entity: 'construction' }];

export interface CountedView {
  readonly value: (typeof VIEWS)[number]['value'];
  readonly label: string;
  /** Null while it is not known. */
  readonly count: string | null;
}

export function useJobViews(): readonly CountedView[] {
  // the views stand without their figures
  const data = optionalData(useRead(GetJobViewsDocument, { variables: {}, follows: ANY_JOB, restMs: FIGURES_REST_MS }));
  return VIEWS.map((view) => {
    const count = data?.jobViews[view.value];
    return {
      ...view,
      count: count === undefined ? null : figureInWords(count),
    };
  });
}
