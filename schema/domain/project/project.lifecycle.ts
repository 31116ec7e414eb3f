// Who changes projects, and when a job is moved into one or out (screens.md §2.24).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { canUndoChange } from '../job/bulk-job-edit.rules.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { canManage } from '../record/record-declaration.ts';
import { PROJECT } from './project.fields.ts';

/** Make, edit, fill: the office, as jobs are edited. */
export function canEditProjects(actor: Actor): Verdict {
  return canManage(actor, PROJECT);
}

/** Its plans, there and on its jobs: the office's alone. What the field is to have of them goes to its job or task. */
export function canReadPlans(actor: Actor): Verdict {
  return unless(hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_CONSTRUCTION' });
}

/** What a project’s jobs are worth in all is the business of the claim alone: a subcontractor is paid by task. */
export function seesProjectValue(actor: Actor): boolean {
  return hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
}

export interface JobInProject {
  readonly projectId: number | null;
  readonly projectName: string | null;
}

/**
 * Move a job to a project; null takes it out. PROJECT_HAS_JOB where it is there already, PROJECT_LACKS_JOB where it has left the project that it was
 * to be taken from.
 * @param from where the person saw it; null: wherever it is
 */
export function canMoveJob(job: JobInProject, to: number | null, from: number | null): Verdict {
  if (from !== null && job.projectId !== from) return refused('PROJECT_LACKS_JOB', { project: job.projectName });
  if (job.projectId !== to) return allowed;
  return to === null ? refused('PROJECT_LACKS_JOB', { project: null }) : refused('PROJECT_HAS_JOB');
}

/**
 * Taking a move back: the job is as the move left it, and the project that it was in is there for this person still. Refusals: CLAIM_REQUIRED,
 * STALE_VERSION, NOT_FOUND.
 */
export function canUndoMove(
  actor: Actor,
  job: { readonly version: number },
  { version, before: { projectId } }: { readonly version: number; readonly before: { readonly projectId: number | null } },
  projects: { has: (id: number) => boolean },
): Verdict {
  return all(canEditProjects(actor), canUndoChange(job, { version }), unless(projectId === null || projects.has(projectId), 'NOT_FOUND'));
}
