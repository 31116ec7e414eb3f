// The addresses of a task: its own page, its place in its job, its review.
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { OFFICE_RULES } from '@lotline/schema/domain/task/office-moves';
import type { Task } from './task-words.ts';

export interface TaskPlace {
  readonly id: number;
  readonly constructionId: number;
}

export const taskPath = (id: number): string => `/tasks/${String(id)}`;

export const jobPath = (constructionId: number): string => `/construction/${String(constructionId)}`;

/** Among all tasks of its job, marked. */
export const inJobPath = ({ id, constructionId }: TaskPlace): string => `${jobPath(constructionId)}/schedule?task=${String(id)}`;

export const reviewPath = ({ id, constructionId }: TaskPlace): string => `${jobPath(constructionId)}/review/${String(id)}`;

/** This person may open the pages of jobs, reviews among them. */
export const opensJobs = (actor: Actor): boolean => hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION');

export const mayReview = (actor: Actor, task: Task): boolean => opensJobs(actor) && OFFICE_RULES.reviewTask(actor, task).ok;
