// Every declared list by its name: what has saved views and files.
import { BUILDER_APPROVAL_LIST } from '../builder-approval/builder-approval.columns.ts';
import { DEVICE_LIST } from '../device/device.columns.ts';
import type { Actor } from '../kernel/actor.ts';
import { GROUP_LIST } from '../group/group.columns.ts';
import { CONTRACTOR_PAYMENT_LIST } from '../contractor/contractor-payment.columns.ts';
import { CONTRACTOR_LIST } from '../contractor/contractor.columns.ts';
import { ACTIVITY_LIST } from '../log/activity.columns.ts';
import { ERROR_LIST } from '../log/error-log.columns.ts';
import { JOB_LOG_LIST } from '../log/job-log.columns.ts';
import { MESSAGE_LOG_LIST } from '../log/message-log.columns.ts';
import { SIGN_IN_LIST } from '../log/sign-in-log.columns.ts';
import { CHILD_CODE_LIST } from '../item/child-code.columns.ts';
import { CONSTRUCTION_CODE_LIST } from '../item/construction-code.columns.ts';
import { ITEM_CODE_LIST } from '../item/item-code.columns.ts';
import { JOB_LIST } from '../job/job.columns.ts';
import type { AnyList } from '../list/list-declaration.ts';
import { canReadList } from '../list/list.rules.ts';
import { POTENTIAL_JOB_LIST } from '../potential-job/potential-job.columns.ts';
import { PROJECT_LIST } from '../project/project.columns.ts';
import { PERSON_LIST } from '../rights/person.columns.ts';
import { TASK_LIST } from '../task/task.columns.ts';

export const DECLARED_LISTS = [
  JOB_LIST,
  TASK_LIST,
  PROJECT_LIST,
  ITEM_CODE_LIST,
  CHILD_CODE_LIST,
  CONSTRUCTION_CODE_LIST,
  BUILDER_APPROVAL_LIST,
  POTENTIAL_JOB_LIST,
  GROUP_LIST,
  CONTRACTOR_LIST,
  CONTRACTOR_PAYMENT_LIST,
  ACTIVITY_LIST,
  ERROR_LIST,
  SIGN_IN_LIST,
  JOB_LOG_LIST,
  MESSAGE_LOG_LIST,
  DEVICE_LIST,
  PERSON_LIST,
] as const;
export type ListName = (typeof DECLARED_LISTS)[number]['name'];
export const LIST_NAMES: readonly ListName[] = DECLARED_LISTS.map(({ name }) => name);

const BY_NAME: ReadonlyMap<string, AnyList> = new Map(DECLARED_LISTS.map((list) => [list.name, list]));

export function listOf(name: ListName): AnyList {
  const list = BY_NAME.get(name);
  if (list === undefined) throw new Error(`no list is declared as ${name}`);
  return list;
}

/** The lists of a person. */
export const listsOf = (actor: Actor): ListName[] => LIST_NAMES.filter((name) => canReadList(actor, listOf(name)).ok);
