// The keys of the review, for the list of shortcuts ("?").
import type { FeatureKeys } from '../../platform/feature/feature.ts';

export const FEATURE_KEYS: FeatureKeys = {
  groups: [
    {
      title: 'In a review',
      shortcuts: [
        { keys: ['↑', '↓'], does: 'The line above and below' },
        { keys: ['N'], does: 'The next line to decide' },
        { keys: ['A'], does: 'Approve the line' },
        { keys: ['Q'], does: 'Approve another quantity' },
        { keys: ['R'], does: 'Reject with a reason' },
        { keys: ['Shift', 'A'], does: 'Approve every line that is as planned' },
        { keys: ['Ctrl', 'Z'], does: 'Undo the last decision' },
        { keys: ['P'], does: 'Photos' },
        { keys: ['Ctrl', '↵'], does: 'Send the review' },
        { keys: ['J', 'K'], does: 'Next and previous task to review' },
      ],
    },
  ],
};
