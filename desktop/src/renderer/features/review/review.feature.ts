// The review of a task's quantities.
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const REVIEW: Feature = {
  name: 'review',
  routes: [
    {
      path: '/construction/:id/review/:scheduleId',
      claims: ['CAN_ACCESS_CONSTRUCTION'],
      Page: lazyPart(() => import('./ReviewPage.tsx')),
    },
  ],
  shortcuts: [
    {
      title: 'In a review',
      shortcuts: [
        { keys: ['↑', '↓'], does: 'The line above and below' },
        { keys: ['N'], does: 'The next line to decide' },
        { keys: ['A'], does: 'Approve the line' },
        { keys: ['Q'], does: 'Approve another quantity' },
        { keys: ['R'], does: 'Reject with a reason' },
        { keys: ['Shift', 'A'], does: 'Approve every line that is as planned' },
        { keys: ['Ctrl', 'Z'], does: 'Take the last decision back' },
        { keys: ['P'], does: 'Photos' },
        { keys: ['Ctrl', '↵'], does: 'Send the review' },
        { keys: ['J', 'K'], does: 'Next and previous task to review' },
      ],
    },
  ],
};
