// Jobs of the demo data that browser tests and the README look for, by work order: the same in every size and on every day.
// A key names the state in which the person's group has its task there.

/** Jobs on which both crews have a task: each weekday of this week, the weeks around it, and one that stands still. */
const SHARED = {
  monday: '48301',
  tuesday: '48302',
  wednesday: '48303',
  thursday: '48304',
  friday: '48305',
  saturday: '48306',
  sunday: '48307',
  previousWeek: '47871',
  nextWeek: '48255',
  nextMonth: '48290',
  onHold: '47902',
} as const;

export const LANDMARKS = {
  /** Ridgeway Cabling: subcontracted, so every task is accepted first. */
  sub: {
    ...SHARED,
    newTask: '48240',
    accepted: '48214',
    inProgress: '48217',
    /** The person's visit is open. */
    onsite: '48213',
    /** Not submitted, quantities not confirmed. */
    completed: '48102',
    submitted: '48096',
    /** Submitted, and one item's quantity was rejected. */
    rejected: '47988',
    /** Completed, not submitted, and one item's quantity was rejected. */
    rejectedBeforeSubmit: '48004',
    reopened: '48188',
    externalLink: '48219',
    overdue: '48191',
    partial: '48110',
    /** Two tasks of the group: one accepted, one new. */
    twoCards: '48215',
    byStatus: '48051',
    declined: '48063',
    approved: '47850',
    paid: '47790',
  },
  /** Crew North: our own crew, nothing to accept. */
  field: {
    ...SHARED,
    newTask: '48440',
    accepted: '48414',
    inProgress: '48417',
    onsite: '48413',
    completed: '48402',
    submitted: '48396',
    rejected: '48388',
    rejectedBeforeSubmit: '48384',
    reopened: '48389',
    externalLink: '48419',
    overdue: '48391',
    partial: '48410',
    twoCards: '48415',
    byStatus: '48351',
  },
  /** Bellbird Telecom: what sub and field must not see. */
  sub2: { newTask: '48601', onsite: '48602', submitted: '48603' },
  /** A group whose insurance has expired: accepting is refused. */
  expired: { newTask: '48701' },
} as const;

/** New tasks with three to five items, for tests that change them. */
export const FREE_NEW_TASKS = {
  sub: ['48501', '48502', '48503', '48504', '48505', '48506', '48507', '48508'],
  field: ['48551', '48552', '48553', '48554', '48555', '48556'],
} as const;
