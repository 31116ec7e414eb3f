// What a status may ask of a job before the job goes there: a closed list, of what a job's record can tell (screens.md §2.7, §2.21).
export const STATUS_NEEDS = ['address', 'items', 'bookedTask', 'photos', 'reviewedLines'] as const;
export type StatusNeed = (typeof STATUS_NEEDS)[number];

/** As the settings list them. */
export const STATUS_NEED_LABELS: Readonly<Record<StatusNeed, string>> = {
  address: 'address',
  items: 'items',
  bookedTask: 'a booked task',
  photos: 'all photos',
  reviewedLines: 'all lines reviewed',
};
