// What GET /api/dashboard/fieldwork and /completed send: scalars as strings, exactly as on the wire of GraphQL (contract/rest.md; specification 2 §3).
import type { CustomTask } from '../custom-task/custom-task.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import type { DecimalString } from '../kernel/money.ts';

export interface FieldTaskComment {
  readonly id: number;
  readonly version: number;
  readonly clientId: string | null;
  readonly scheduleId: number | null;
  readonly constructionId: number | null;
  readonly userId: number;
  readonly comments: string;
  readonly createdUtc: string;
  readonly user: { readonly id: number; readonly displayName: string };
}

export interface CustomFieldValue {
  readonly fieldName: string;
  readonly value: string | number | boolean | null;
}

/** One row of the field list. */
export interface FieldTask {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly name: string;
  readonly owner: string | null;
  readonly resource: string | null;
  readonly groupId: number | null;
  readonly issuedDate: string | null;
  readonly dueDate: CalendarDay | null;
  readonly completedDate: string | null;
  readonly submittedDate: string | null;
  readonly acceptedDate: string | null;
  readonly onsiteDate: string | null;
  /** The office's comment on the task. */
  readonly comments: string | null;
  readonly initial: boolean;
  readonly ignored: boolean;
  readonly isPayment: boolean;
  readonly isReopened: boolean;
  readonly scheduledStartTime: string | null;
  readonly workType: string;
  readonly workOrder: string;
  /** The job's status. */
  readonly status: string;
  readonly address: string;
  readonly lotNumber: string | null;
  readonly unitNumber: string | null;
  readonly streetNumber: string | null;
  readonly streetName: string | null;
  readonly roadType: string | null;
  readonly suburb: string | null;
  /** The group's flag: the task must be accepted before work. */
  readonly isSubcontracted: boolean;
  readonly isCurrentlyOnsite: boolean;
  /** When the person's own open visit began. */
  readonly onsiteSinceUtc: string | null;
  readonly isCompletable: boolean;
  readonly rejectedItemCount: number;
  readonly developer: string | null;
  readonly siteContact: string | null;
  readonly siteContactPhone: string | null;
  readonly customerRef: string | null;
  readonly customFields: { readonly fields: readonly CustomFieldValue[] };
  /** The newest of the task and of its job, oldest first. */
  readonly fieldComments: readonly FieldTaskComment[];
  /** All of them, also those that the row leaves out. */
  readonly fieldCommentCount: number;
  readonly attachmentCount: number;
  readonly builderApprovalSentDate: string | null;
  readonly builderApprovedDate: string | null;
}

/** Of a row: its chat has the others. */
export const MOST_ROW_COMMENTS = 5;

/** The most that one list holds: only 'Admin (ALL)' of a large company comes near it. The earliest are kept, and the screen says so. */
export const MOST_LISTED_TASKS = 2_000;

export interface FieldWork {
  readonly customTasks: readonly CustomTask[];
  readonly rejectedSchedules: readonly FieldTask[];
  readonly workSchedule: readonly FieldTask[];
}

export interface CompletedItem {
  readonly id: number;
  readonly childCode: string | null;
  readonly boqId: number | null;
  readonly quantity: DecimalString;
  readonly completedQty: DecimalString | null;
  /** Null for whom it is not meant. */
  readonly rate: DecimalString | null;
  readonly variationReason: string | null;
  /** What the office approved of it; null while that is not decided. */
  readonly approvedQty: DecimalString | null;
  readonly approvedBy: string | null;
  /** Why it approved another quantity. */
  readonly reviewReason: string | null;
}

export interface CompletedBoq {
  readonly id: number;
  readonly code: string;
  readonly itemType: string | null;
  readonly unitOfMeasure: string | null;
  readonly description: string | null;
}

export interface CompletedPayment {
  readonly id: number;
  readonly name: string | null;
  readonly owner: string | null;
  readonly paymentItems: readonly { readonly itemCode: string | null; readonly comments: string | null }[];
}

export interface CompletedTask {
  readonly id: number;
  readonly name: string;
  readonly dp: string | null;
  readonly constructionId: number;
  readonly workOrder: string;
  readonly workType: string;
  readonly address: string;
  readonly completedDate: string;
  readonly paid: boolean;
  readonly approved: boolean;
  readonly isSubcontractor: boolean;
  readonly resource: string | null;
  readonly owner: string | null;
  readonly items: readonly CompletedItem[];
  readonly boqs: readonly CompletedBoq[];
  readonly payments: readonly CompletedPayment[];
}

/** The most that the completed view holds: a year of one crew fits; of 'Admin (ALL)' the newest stand, and the screen says so. */
export const MOST_COMPLETED_TASKS = 1_000;

export interface Completed {
  readonly tasks: readonly CompletedTask[];
}

/** The months of the period selector; the first is the default (specification 2 §9). */
export const COMPLETED_MONTHS = [1, 3, 6, 12] as const;
export type CompletedMonths = (typeof COMPLETED_MONTHS)[number];
