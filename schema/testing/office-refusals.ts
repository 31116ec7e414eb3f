// Refusals of what the office does alone: no screen of the field asks for it.
import type { ErrorCode } from '../errors/catalogue.ts';

export const OFFICE_REFUSALS: readonly ErrorCode[] = [
  'ALREADY_ISSUED',
  'CATEGORY_REQUIRED',
  'FOLDER_NOT_EMPTY',
  'GROUP_REQUIRED',
  'JOB_HAS_ONSITE',
  'JOB_NOT_ON_HOLD',
  'JOB_ON_HOLD',
  'NO_VARIATION',
  'OWN_QUANTITY',
  'PROJECT_DATES',
  'PROJECT_HAS_JOB',
  'PROJECT_LACKS_JOB',
  'RATE_MISSING',
  'SOMEBODY_ONSITE',
  'STATUS_NOT_PLANNED',
  'STATUS_PLANNER_LEFT',
  'TASK_NOT_IGNORED',
  'TASK_NOT_SUBMITTED',
  'TASK_THERE',
  'TEMPLATE_MISSING',
  'TYPED_OTHERWISE',
  'VIEW_NOT_YOURS',
  'WORK_ORDER_TAKEN',
  'WORK_TYPE_UNCONFIRMED',
];
