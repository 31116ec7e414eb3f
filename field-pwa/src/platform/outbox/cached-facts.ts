// What this page knows of an action's task from its reads: its name for people, and its facts for the shared rule, without
// waiting actions.
import type { QueryClient } from '@tanstack/react-query';
import { rowLine, streetLine } from '@lotline/schema/domain/kernel/address';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { settingFor, type SettingRow } from '@lotline/schema/domain/settings/setting-for';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { unmetGate, type UnmetGate } from '@lotline/schema/domain/task/onsite-gates.rules';
import { MOVE_RULES, type TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { sayError } from '@lotline/schema/errors/catalogue';
import type { TaskFieldsFragment } from '@lotline/schema/generated/operations';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { keys } from '@lotline/web-session/react/query-keys';
import { moveOf } from './action-effects.ts';
import type { About, Reason } from './outbox-entry.ts';
import type { AnyAction } from './action-input.ts';
import type { PageShown } from './show-answer.ts';

export type FactsOf = (task: TaskFieldsFragment) => TaskFacts;

function pageOf(client: QueryClient, { subject }: AnyAction): PageShown['construction'] {
  if (subject.jobId === null) return null;
  return client.getQueryData<PageShown>(keys.construction(subject.jobId))?.construction ?? null;
}

const taskIn = (client: QueryClient, action: AnyAction): TaskFieldsFragment | undefined =>
  action.subject.kind === 'task' ? pageOf(client, action)?.schedules.find(({ id }) => id === action.subject.id) : undefined;

/** Null where they are not known, or about to be read again. */
export function taskFactsInCache(client: QueryClient, action: AnyAction, factsOf: FactsOf): TaskFacts | null {
  const task = taskIn(client, action);
  const state = client.getQueryState(keys.construction(action.subject.jobId ?? 0));
  return task === undefined || state === undefined || state.isInvalidated ? null : factsOf(task);
}

/** Why the shared rule refuses on what the server has sent since; null where it allows, or where that is not known. */
export function refusalOnCache(
  client: QueryClient,
  action: AnyAction,
  { actor, factsOf }: { readonly actor: Actor; readonly factsOf: FactsOf },
): Reason | null {
  const move = moveOf(action);
  const known = taskFactsInCache(client, action, factsOf);
  if (move === null || known === null) return null;
  const facts = { ...known, onsiteGate: gateInCache(client, action) };
  const readAt = client.getQueryState(keys.construction(action.subject.jobId ?? 0))?.dataUpdatedAt ?? 0;
  if (readAt < new Date(action.occurredAt).getTime()) return null;
  const verdict = MOVE_RULES[move](actor, facts);
  return verdict.ok ? null : { code: verdict.code, sentence: sayError(verdict.code, verdict.details), details: verdict.details };
}

/** What the work type asks for before I'm Onsite and was missing on the day of the press, by the settings that this page has read. */
function gateInCache(client: QueryClient, action: AnyAction): UnmetGate | null {
  const [job, task] = [pageOf(client, action), taskIn(client, action)];
  if (action.name !== 'goOnsite' || job === null || task === undefined) return null;
  const read = (key: readonly unknown[]) => client.getQueryData<{ readonly systemSettings: readonly SettingRow[] }>(key);
  const rows = (read(keys.settings(job.workType)) ?? read(keys.settings()))?.systemSettings ?? [];
  const settings = {
    gates: settingFor(rows, 'Onsite Gates', job.workType).config,
    statuses: settingFor(rows, 'Job Status Settings', job.workType).config,
  };
  const { ticketOfWork, expiredDocument } = task;
  return unmetGate({ ...job, ticketOfWork, expiredDocument }, settings, dayInZone(action.occurredAt, browserZone()));
}

export function aboutAction(client: QueryClient, action: AnyAction): About {
  const { subject } = action;
  if (action.name === 'savePotentialJob') return { task: null, job: siteLine(action.input) };
  const job = pageOf(client, action);
  if (job !== null) return { task: taskIn(client, action)?.name ?? null, job: `WO ${job.workOrder} · ${streetLine(job)}` };
  const lists = client.getQueriesData<FieldWork>({ queryKey: keys.fieldwork() }).flatMap(([, work]) => (work === undefined ? [] : [work]));
  if (subject.kind === 'customTask') {
    const custom = lists.flatMap(({ customTasks }) => customTasks).find(({ id }) => id === subject.id);
    return { task: custom?.name ?? null, job: null };
  }
  const rows = lists.flatMap(({ rejectedSchedules, workSchedule }) => [...rejectedSchedules, ...workSchedule]);
  const row = rows.find(({ id, constructionId }) => (subject.kind === 'task' ? id === subject.id : constructionId === subject.jobId));
  if (row === undefined) return { task: null, job: null };
  return { task: subject.kind === 'task' ? row.name : null, job: `WO ${row.workOrder} · ${rowLine(row)}` };
}
