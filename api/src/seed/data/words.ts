// What people wrote: reasons, comments and chat, as crews and the office write them.
import type { TaskName } from './catalogue.ts';

export const DESCRIPTIONS: Readonly<Record<TaskName, readonly string[]>> = {
  'Pre-install': ['Scope lead-in path, confirm power and builder access.', 'Survey before slab pour, mark conduit entry to garage wall.'],
  'Pit and pipe': [
    'Pit and 20 mm conduit from lot boundary to PT, one road crossing.',
    'Two pits and shared trench with electrical, stage 4 of the estate.',
  ],
  'Lead-in': [
    'Lead-in from boundary pit to garage wall, soft dig of 10 m.',
    'Lead-in under driveway, conduit already laid by the builder.',
  ],
  'Haul and splice': ['Haul 12 fibre from the pillar and splice at the new pit.', 'Haul and splice 72 fibre between joints 14 and 15.'],
  'MDU fit-out': [
    'Fit out the comms cupboard and run each apartment to its outlet.',
    'Riser and tray for block B, outlets in every living room.',
  ],
};

export const TASK_COMMENTS: readonly string[] = [
  'Gate code 4471, verge only',
  'Call the site contact half an hour before',
  'Shared trench: electrician is there until 10:00',
  'Induction at the site shed before work',
  'Dog in the yard, ring the bell',
];

export const ON_HOLD_COMMENT = 'Retaining wall in the way, builder moves it next month';

export const FIELD_CHAT: readonly string[] = [
  'Spare 50 mm bends are in the second ute.',
  'Water in the pit, pumping out first.',
  'Verge is fenced off, builder opens it at 9.',
  'Photos of both ends are up.',
  'Hit sandstone at 400 mm, going by hand.',
  'Met existing conduit, used it for the last stretch.',
];

export const OFFICE_CHAT: readonly string[] = [
  'Plans are renewed, use the ones from this week.',
  'Builder confirmed access from 7:00.',
  'Please take a photo of both ends before backfill.',
  'Customer asks for the test results the same day.',
];

export const VARIATIONS: readonly string[] = [
  'Met existing conduit',
  'Longer path around the tree',
  'Sandstone shelf at the pit',
  'Boundary moved on site',
  'Builder asked for one more',
];
export const REJECT_REASON = 'Photos show one crossing of the planned length.';
export const REOPEN_REASON = 'Reopened for the road crossing quantity. Photo of both ends please.';
export const PARTIAL_REASON = 'Driveway not poured yet, last 8 m to lay after Tuesday';
export const DECLINE_REASON = 'No crew free that week';
export const COMPLETION_COMMENTS: readonly string[] = [
  'Site left clean, turf back in place.',
  'Conduit capped and marked.',
  'All tested, results in the folder.',
];
