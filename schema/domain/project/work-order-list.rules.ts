// A pasted list of work orders, and what was found of it: which jobs are taken as they are, and which of them a person is asked about first.
import { grouped } from '../kernel/grouped.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { MAX_WORK_ORDER } from './project.limits.ts';
import type { JobInProject } from './project.lifecycle.ts';

export const MOST_WORK_ORDERS = entryLimit('workOrders');

export interface WorkOrderList {
  /** Each once, in the order in which they were pasted. */
  readonly workOrders: readonly string[];
  /** How many more there are than are looked up at a time. */
  readonly tooMany: number;
}

const keyOf = (workOrder: string): string => workOrder.trim().toLowerCase();

/** One a line, or apart by commas, semicolons or spaces, as a column of a table or an e-mail has them. */
export function splitWorkOrders(text: string): WorkOrderList {
  const byKey = new Map<string, string>();
  for (const word of text.split(/[\s,;]+/)) if (word !== '' && !byKey.has(keyOf(word))) byKey.set(keyOf(word), word);
  const all = [...byKey.values()];
  return { workOrders: all.slice(0, MOST_WORK_ORDERS), tooMany: Math.max(0, all.length - MOST_WORK_ORDERS) };
}

/** Those that can be a work order at all. */
export const askedFor = (workOrders: readonly string[]): string[] => workOrders.filter(({ length }) => length <= MAX_WORK_ORDER);

export interface FoundByWorkOrder extends JobInProject {
  readonly id: number;
  readonly workOrder: string;
}

export interface JudgedWorkOrders<Job> {
  /** In no project, and the only one of their number: taken. */
  readonly free: readonly Job[];
  /** In another project: they stay there unless somebody takes them. */
  readonly elsewhere: readonly Job[];
  readonly here: readonly Job[];
  /** Of a number that several jobs have, each under its contract: somebody says which. */
  readonly several: readonly Job[];
  readonly missing: readonly string[];
}

export function judgeWorkOrders<Job extends FoundByWorkOrder>(
  asked: readonly string[],
  found: readonly Job[],
  projectId: number,
): JudgedWorkOrders<Job> {
  const ofAsked = asked.map((workOrder) => ({ workOrder, jobs: found.filter((job) => keyOf(job.workOrder) === keyOf(workOrder)) }));
  const only = ofAsked.flatMap(({ jobs }) => (jobs.length === 1 ? jobs : []));
  return {
    free: only.filter((job) => job.projectId === null),
    elsewhere: only.filter((job) => job.projectId !== null && job.projectId !== projectId),
    here: only.filter((job) => job.projectId === projectId),
    several: ofAsked.flatMap(({ jobs }) => (jobs.length > 1 ? jobs : [])),
    missing: ofAsked.flatMap(({ workOrder, jobs }) => (jobs.length === 0 ? [workOrder] : [])),
  };
}

const named = (jobs: readonly FoundByWorkOrder[]): string => [...new Set(jobs.map(({ workOrder }) => workOrder))].join(', ');
export const countedJobs = (count: number): string => (count === 1 ? '1 job' : `${String(count)} jobs`);

/** What a person reads before they confirm: one sentence for each kind that is not simply taken. */
export function workOrdersSentence(
  { free, elsewhere, here, several, missing }: JudgedWorkOrders<FoundByWorkOrder>,
  tooMany: number,
): string[] {
  return [
    `${countedJobs(free.length)} found and ticked.`,
    ...(missing.length === 0 ? [] : [`Not found: ${missing.join(', ')}.`]),
    ...(elsewhere.length === 0 ? [] : [`In another project, and staying there unless you tick them: ${named(elsewhere)}.`]),
    ...(several.length === 0 ? [] : [`Several jobs have the number, tick the right one: ${named(several)}.`]),
    ...(here.length === 0 ? [] : [`Already in this project: ${named(here)}.`]),
    ...(tooMany === 0 ? [] : [`${grouped(tooMany)} more were not looked up: paste at most ${grouped(MOST_WORK_ORDERS)} at a time.`]),
  ];
}
