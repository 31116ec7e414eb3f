// A server over a bad network, for the random test of what is shown: it does each action once by its id, answers with the job as it stood then, and tells
// what changed since a cursor. A call is done when it is carried out and heard when its answer arrives: any of both may fail, late or out of order.
import type { FieldPull } from '@lotline/schema/domain/sync/field-pull';
import { boxOf } from '@lotline/schema/domain/task/task-summary';
import { MOVE_RULES } from '@lotline/schema/domain/task/task.lifecycle';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { ApiError } from '@lotline/web-session/api-error';
import { moveOf, onTask } from '../../../platform/outbox/action-effects.ts';
import type { AnyAction } from '../../../platform/outbox/action-input.ts';
import type { Answered } from '../../../platform/outbox/send-action.ts';
import { rowOf } from '../../../platform/outbox/row-state.ts';
import type { ReplicaJob } from '../../../platform/replica/replica-page.ts';
import { taskFacts } from '../facts/task-facts.ts';
import type { Task } from '../facts/page-data.ts';
import { buildPageData, buildTask } from './build-page-data.ts';

export const ACTOR = buildActor({ userId: 5, groupIds: [2] });
/** Of each job, its tasks. */
export const TASKS_BY_JOB: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [11, 12]],
  [2, [21]],
]);

export type Fate = 'done' | 'requestLost' | 'answerLost' | 'fault';

interface Call {
  readonly run: () => unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (problem: ApiError) => void;
  /** Null until it is carried out. */
  answer: (() => void) | null;
}

const noAnswer = () => new ApiError({ code: 'TIMEOUT', status: 0 });

export class OutageServer {
  readonly jobs = new Map<number, ReplicaJob>();
  /** Of each change, the job that it changed. */
  private readonly changes: number[] = [];
  private readonly stored = new Map<string, Answered>();
  private generation = 0;
  private calls: Call[] = [];
  hasNetwork = true;
  private visits = 0;

  constructor() {
    for (const [id, tasks] of TASKS_BY_JOB) {
      const { construction } = buildPageData({
        job: { id, version: 1, schedules: tasks.map((taskId) => buildTask({ id: taskId, version: 1 })) },
      });
      if (construction !== null) this.jobs.set(id, { ...construction, jobFieldComments: [] });
    }
  }

  /** On its way until it is carried out and its answer has arrived. */
  call<Answer>(run: () => Answer): Promise<Answer> {
    if (!this.hasNetwork) return Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
    return new Promise<Answer>((resolve, reject) => {
      this.calls.push({ run, resolve: (answer) => resolve(answer as Answer), reject, answer: null });
    });
  }

  /** Carries out one of those on their way. */
  carryOut(which: number, fate: Fate): void {
    const waiting = this.calls.filter(({ answer }) => answer === null);
    const call = waiting[which % Math.max(waiting.length, 1)];
    if (call === undefined) return;
    if (fate === 'requestLost') call.answer = () => call.reject(noAnswer());
    else if (fate === 'fault') call.answer = () => call.reject(new ApiError({ code: 'FAULT', status: 500 }));
    else {
      const answer = attempt(call.run);
      call.answer = () => {
        if (fate === 'answerLost') call.reject(noAnswer());
        else if (answer instanceof ApiError) call.reject(answer);
        else call.resolve(answer);
      };
    }
  }

  /** The answer of one that was carried out arrives. */
  arrive(which: number): void {
    const ready = this.calls.filter(({ answer }) => answer !== null);
    const call = ready[which % Math.max(ready.length, 1)];
    if (call === undefined) return;
    this.calls = this.calls.filter((other) => other !== call);
    call.answer?.();
  }

  /** Everything on its way fails: what was carried out has been, and nobody hears of it. */
  cut(): void {
    this.hasNetwork = false;
    const cut = this.calls;
    this.calls = [];
    for (const { reject } of cut) reject(noAnswer());
  }

  get isQuiet(): boolean {
    return this.calls.length === 0;
  }

  /** Another reader than the phone's: as a restored database is read. */
  beginAnew(): void {
    this.generation += 1;
  }

  /** Somebody in the office changes the job, or a task of it, elsewhere than the phone does. */
  changeElsewhere(jobId: number, taskId: number | null): void {
    const job = this.jobs.get(jobId);
    if (job === undefined) return;
    const comments = `change ${String(this.changes.length)}`;
    const schedules = job.schedules.map((task) => (task.id === taskId ? { ...task, comments, version: task.version + 1 } : task));
    this.write(taskId === null ? { ...job, comments, version: job.version + 1 } : { ...job, schedules });
  }

  press(action: AnyAction): Answered {
    const before = this.stored.get(action.id);
    if (before !== undefined) return before;
    const job = this.jobs.get(action.subject.jobId ?? 0);
    const task = job?.schedules.find(({ id }) => id === action.subject.id);
    if (job === undefined || task === undefined) throw new ApiError({ code: 'NOT_FOUND', status: 200 });
    const move = moveOf(action);
    const verdict = move === null ? null : MOVE_RULES[move](ACTOR, taskFacts(task));
    if (verdict?.ok === false) throw new ApiError({ code: verdict.code, status: 200 });
    const next = this.numbered({
      ...onTask(task, action, { actor: ACTOR, at: action.occurredAt, id: action.id }),
      version: task.version + 1,
    });
    this.write({ ...job, schedules: job.schedules.map((other) => (other === task ? next : other)) });
    const { jobFieldComments: _comments, ...answered } = this.jobs.get(job.id) ?? job;
    const pressed: Answered = { answer: { kind: 'job', job: structuredClone(answered) }, versions: { schedule: next.version } };
    this.stored.set(action.id, pressed);
    return pressed;
  }

  /** One job a page when everything is sent. */
  pull(since: string | null): FieldPull<ReplicaJob> {
    const [generation = -1, at = 0, behind = 0] = since?.split('~').map(Number) ?? [];
    const isAnew = generation !== this.generation;
    const page = isAnew || behind > 0;
    const from = isAnew ? this.changes.length : at;
    const touched = page ? [...this.jobs.keys()] : [...new Set(this.changes.slice(at))];
    const listed = touched.filter((id) => this.rowsOf(id).length > 0 && (!page || id > (isAnew ? 0 : behind)));
    const sent = page ? listed.slice(0, 1) : listed;
    const more = page && listed.length > 1;
    return structuredClone({
      cursor: more
        ? `${String(this.generation)}~${String(from)}~${String(sent[0])}`
        : `${String(this.generation)}~${String(page ? from : this.changes.length)}`,
      beginAnew: isAnew,
      more,
      jobs: sent.flatMap((id) => this.jobs.get(id) ?? []),
      rows: sent.flatMap((id) => this.rowsOf(id)),
      goneJobIds: page ? [] : touched.filter((id) => !listed.includes(id)),
      customTasks: [],
      goneCustomTaskIds: [],
    });
  }

  private rowsOf(jobId: number) {
    const tasks = this.jobs.get(jobId)?.schedules ?? [];
    return tasks.flatMap((task) => {
      const row = rowOf(buildFieldTask({ id: task.id, constructionId: jobId, version: task.version, groupId: 2 }), task, ACTOR.userId);
      return boxOf({ ...row, declinedDate: task.declinedDate }) === null ? [] : [row];
    });
  }

  private numbered(task: Task): Task {
    return { ...task, taskUsers: task.taskUsers.map((visit) => (visit.id === 0 ? { ...visit, id: (this.visits += 1) } : visit)) };
  }

  private write(job: ReplicaJob): void {
    this.jobs.set(job.id, job);
    this.changes.push(job.id);
  }
}

function attempt(run: () => unknown): unknown {
  try {
    return structuredClone(run());
  } catch (problem) {
    if (problem instanceof ApiError) return problem;
    throw problem;
  }
}
