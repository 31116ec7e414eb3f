// The kinds of records that the stream of changes names, `changed(entity, id)`: what a list or a read of the console can follow (decision 081).

/** Tables whose rows are the records themselves. */
export const NAMED_BY_TABLE = [
  'custom_task',
  'app_user',
  'work_group',
  'independent_contractor',
  'field_item',
  'child_code',
  'construction_code',
  'system_setting',
  'lookup',
] as const;

export const LIVE_ENTITIES = [
  /** With everything in it: tasks, items, comments, payments, files. */
  'construction',
  'project',
  'potential_job',
  /** By the number of its job. */
  'internal_comment',
  /** With its lines: to those who manage contractors, whatever jobs they read; its job is told of besides. */
  'payment',
  'role',
  ...NAMED_BY_TABLE,
] as const;
export type LiveEntity = (typeof LIVE_ENTITIES)[number];
