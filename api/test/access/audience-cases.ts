// What can change, in which state, who changes it, and the read by which a person finds it: the rows of audience.db.test.ts.
import { QueryTypes } from 'sequelize';
import { scopeBinds } from '../../src/platform/auth/scope-binds.ts';
import type { BootedApi } from '../booted-api.ts';
import { potentialJobScope } from '../../src/features/access/potential-job.scope.ts';
import { findActorById } from '../../src/features/people/actor.queries.ts';
import { insertTask, type TaskRows, type TaskWish } from '../task-rows.ts';
import { announced, announcement, complete, photo, send } from '../uploads.ts';
import { GROUPS, PEOPLE, type PersonName } from '../world.ts';

export interface Heard {
  readonly entity: string;
  readonly id: number;
}

export interface HearingCase {
  readonly of: string;
  /** Makes the record; it answers what changes it, and how a person looks for it. */
  readonly make: (api: BootedApi) => Promise<Scene>;
}

export interface Scene {
  /** Answers what the notice of the change names. */
  readonly change: () => Promise<Heard>;
  /** Whether the person reads what the notice names. */
  readonly finds: (person: PersonName) => Promise<boolean>;
}

const LEFT = { group: 'Ridgeway Cabling', completed: true } as const;

async function run<Row extends object>(api: BootedApi, sql: string, bind: Record<string, unknown> = {}): Promise<Row[]> {
  return api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
}

async function leftTask(api: BootedApi): Promise<TaskRows> {
  const made = await insertTask(api.sequelize, LEFT);
  await run(api, 'update schedule set group_id = $groupId where id = $id returning id', { id: made.scheduleId, groupId: GROUPS.coastal });
  return made;
}

async function answered(api: BootedApi, person: PersonName, query: string): Promise<Record<string, unknown>> {
  const { data, errors } = await api.gql(person, query);
  if (errors.length > 0 || data === null || data === undefined) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
}

/** The ids that a query finds, none where it is refused. */
async function found<Data>(
  api: BootedApi,
  person: PersonName,
  query: string,
  idsOf: (data: Data) => readonly { id: number }[],
): Promise<number[]> {
  const { data, errors } = await api.gql(person, query);
  return errors.length > 0 || data === null || data === undefined ? [] : idsOf(data as Data).map(({ id }) => id);
}

/** What belongs to a job is told of as the job, which is read again whole. */
const readsJob = (api: BootedApi, jobId: number) => async (person: PersonName) =>
  (
    await found(api, person, `{ construction(id: ${jobId}) { id } }`, ({ construction }: { construction: { id: number } }) => [
      construction,
    ])
  ).includes(jobId);

const ofTask =
  (move: (task: TaskRows) => string, given: (api: BootedApi) => Promise<TaskRows>, by: PersonName = 'office'): HearingCase['make'] =>
  async (api) => {
    const task = await given(api);
    return {
      change: async () => {
        await answered(api, by, `mutation { ${move(task)} { id } }`);
        return { entity: 'construction', id: task.constructionId };
      },
      finds: readsJob(api, task.constructionId),
    };
  };
const taskComment = ({ scheduleId }: TaskRows) => `updateTaskUserComments(taskUser: { scheduleId: ${scheduleId}, comments: "rain" })`;

/** As the office will: another group gets the task. */
const givenAway: HearingCase['make'] = async (api) => {
  const { constructionId, scheduleId } = await held()(api);
  return {
    change: async () => {
      await run(api, 'update schedule set group_id = $groupId where id = $id returning id', { id: scheduleId, groupId: GROUPS.coastal });
      return { entity: 'construction', id: constructionId };
    },
    finds: readsJob(api, constructionId),
  };
};

const ofJob =
  (given: (api: BootedApi) => Promise<number>): HearingCase['make'] =>
  async (api) => {
    const jobId = await given(api);
    return {
      change: async () => {
        await answered(api, 'office', `mutation { updateJobStatus(id: ${jobId}, status: "Scheduled") { id } }`);
        return { entity: 'construction', id: jobId };
      },
      finds: readsJob(api, jobId),
    };
  };

/** Told of as what the office says of the job, and not as the job. */
const ofInternalComment: HearingCase['make'] = async (api) => {
  const { constructionId } = await held()(api);
  return {
    change: async () => {
      const comment = `{ id: 0, constructionId: ${String(constructionId)}, comments: "Not paid yet" }`;
      await answered(api, 'office', `mutation { saveInternalComment(comment: ${comment}) { id } }`);
      return { entity: 'internal_comment', id: constructionId };
    },
    finds: async (person) => {
      const { data } = await api.gql(person, `{ jobInternalComments(constructionId: ${String(constructionId)}) { id } }`);
      return data?.['jobInternalComments'] != null;
    },
  };
};

const commentOn = (on: 'scheduleId' | 'constructionId') => (task: TaskRows) =>
  `updateFieldComment(fieldComment: { id: 0, ${on}: ${task[on]}, comments: "Gate code" })`;

type FileTarget = Readonly<Record<'constructionId' | 'taskId' | 'potentialJobId', number | null>> & { readonly jobId: number };
const NO_TARGET: FileTarget = { constructionId: null, taskId: null, potentialJobId: null, jobId: 0 };
const inTask = ({ scheduleId, constructionId }: TaskRows): FileTarget => ({ ...NO_TARGET, taskId: scheduleId, jobId: constructionId });
const inItsJob = ({ constructionId }: TaskRows): FileTarget => ({ ...NO_TARGET, constructionId, jobId: constructionId });
const raisedBySub = async (api: BootedApi): Promise<FileTarget> => {
  const sql = 'insert into potential_job (raised_by_user_id, assigned_field_user_id) values ($sub, $field) returning id';
  const [made] = await run<{ id: number }>(api, sql, { sub: PEOPLE.sub, field: PEOPLE.field });
  return { ...NO_TARGET, potentialJobId: made?.id ?? 0 };
};

/** No call answers potential jobs yet: who reads one is asked of its scope. */
const readsPotentialJob = (api: BootedApi, id: number) => async (person: PersonName) => {
  const actor = await findActorById(api.sequelize, PEOPLE[person]);
  if (actor === null) return false;
  const sql = `select p.id from potential_job p where p.id = $id and ${potentialJobScope('p')}`;
  return (await run(api, sql, { ...scopeBinds(actor), id })).length > 0;
};

const FILE = photo();

const ofFile =
  (
    by: PersonName,
    step: 'announce' | 'complete' | 'drop' | 'remove',
    given: (api: BootedApi) => Promise<FileTarget>,
  ): HearingCase['make'] =>
  async (api) => {
    const { jobId, ...target } = await given(api);
    const ofPotentialJob = target.potentialJobId;
    const begin = () => announced(api, by, announcement(FILE, target));
    const begun = step === 'announce' ? null : await begin();
    const arrive = async () => {
      if (begun === null) throw new Error('nothing was begun');
      await send(begun.uploadUrl, FILE.bytes, begun.contentType ?? '');
      if ((await complete(api, by, begun.attachment.id, FILE)).status !== 200) throw new Error('not complete');
    };
    if (step === 'remove') await arrive();
    let id = begun?.attachment.id ?? 0;
    const steps = {
      announce: async () => void (id = (await begin()).attachment.id),
      complete: arrive,
      drop: () => api.rest(by, 'DELETE', `/api/attachments/${id}?ifIncomplete=true`),
      remove: () => api.rest(by, 'DELETE', `/api/attachments/${id}`),
    };
    return {
      change: async () => {
        await steps[step]();
        return ofPotentialJob === null ? { entity: 'construction', id: jobId } : { entity: 'potential_job', id: ofPotentialJob };
      },
      finds: ofPotentialJob === null ? readsJob(api, jobId) : readsPotentialJob(api, ofPotentialJob),
    };
  };

const ofCustomTask =
  (by: PersonName, given: { readonly userId?: number; readonly groupId?: number }): HearingCase['make'] =>
  async (api) => {
    const sql = `insert into custom_task (name, user_id, group_id) values ('Return the keys', $userId, $groupId) returning id`;
    const [made] = await run<{ id: number }>(api, sql, { userId: given.userId ?? null, groupId: given.groupId ?? null });
    const id = made?.id ?? 0;
    return {
      change: async () => {
        await answered(api, by, `mutation { updateCustomTasks(tasks: [{ id: ${id}, isCompleted: true }]) { id } }`);
        return { entity: 'custom_task', id };
      },
      finds: async (person) => {
        const lists = await Promise.all(['', '/0'].map((path) => api.rest(person, 'GET', `/api/dashboard/fieldwork${path}`)));
        const tasks = lists.flatMap(({ status, body }) => (status === 200 ? (body as { customTasks: { id: number }[] }).customTasks : []));
        return tasks.some((task) => task.id === id);
      },
    };
  };

const renamed = (api: BootedApi, id: number) =>
  answered(api, 'office', `mutation { saveProject(input: { id: ${id}, name: "Estate ${id}, stage 2" }) { id } }`);
/** Told of as the project: who reads the project and no plans reads it again and finds it as it was. */
const planned = (api: BootedApi, projectId: number) =>
  announced(api, 'office', announcement(FILE, { constructionId: null, taskId: null, projectId }));

const ofProject =
  (given: (api: BootedApi) => Promise<number>, change: (api: BootedApi, id: number) => Promise<unknown> = renamed): HearingCase['make'] =>
  async (api) => {
    const jobId = await given(api);
    const sql = `with made as (insert into project (name) values ('Estate ' || $jobId::int::text) returning id)
      update construction set project_id = (select id from made) where id = $jobId::int returning project_id as id`;
    const id = (await run<{ id: number }>(api, sql, { jobId }))[0]?.id ?? 0;
    return {
      change: async () => {
        await change(api, id);
        return { entity: 'project', id };
      },
      finds: async (person) => {
        const ids = await found<{ project: { id: number } }>(api, person, `{ project(id: ${id}) { id } }`, ({ project }) => [project]);
        return ids.includes(id);
      },
    };
  };

const held =
  (wish: Partial<TaskWish> = {}) =>
  (api: BootedApi) =>
    insertTask(api.sequelize, { group: 'Ridgeway Cabling', ...wish });
const ofNobody = async (api: BootedApi): Promise<TaskRows> => {
  const made = await held()(api);
  await run(api, 'update schedule set group_id = null where id = $id returning id', { id: made.scheduleId });
  return made;
};
const emptyJob = async (api: BootedApi): Promise<number> => {
  const sql = `insert into construction (work_order, status, work_type, address) values ('EMPTY', 'Scheduled', 'Lead-in', '1 Hill Rd') returning id`;
  return (await run<{ id: number }>(api, sql))[0]?.id ?? 0;
};
const jobOf = (given: (api: BootedApi) => Promise<TaskRows>) => async (api: BootedApi) => (await given(api)).constructionId;
const targetOf = (given: (api: BootedApi) => Promise<TaskRows>, of: (task: TaskRows) => FileTarget) => async (api: BootedApi) =>
  of(await given(api));

export const AUDIENCE_CASES: readonly HearingCase[] = [
  { of: 'a task', make: ofTask(taskComment, held()) },
  { of: 'a task that its group completed and left', make: ofTask(taskComment, leftTask) },
  {
    of: 'a task that was reopened after its group left',
    make: ofTask(({ scheduleId }) => `reopenTask(scheduleId: ${scheduleId}, reason: "photo")`, leftTask),
  },
  { of: 'a task that is given to another group', make: givenAway },
  { of: 'a task of no group', make: ofTask(taskComment, ofNobody) },
  { of: 'a job', make: ofJob(jobOf(held())) },
  { of: 'a job seen through a task that was left', make: ofJob(jobOf(leftTask)) },
  { of: 'a job whose only task is of no group', make: ofJob(jobOf(ofNobody)) },
  { of: 'a job without a task', make: ofJob(emptyJob) },
  { of: 'a project of a job', make: ofProject(jobOf(held())) },
  { of: 'a project seen through a task that was left', make: ofProject(jobOf(leftTask)) },
  { of: 'a project whose only task is of no group', make: ofProject(jobOf(ofNobody)) },
  { of: 'a plan of a project, announced', make: ofProject(jobOf(held()), planned) },
  { of: 'a comment on a task', make: ofTask(commentOn('scheduleId'), held()) },
  { of: 'a comment on a task that was left', make: ofTask(commentOn('scheduleId'), leftTask) },
  { of: 'a comment on a job', make: ofTask(commentOn('constructionId'), held()) },
  { of: 'a comment on a job seen through a task that was left', make: ofTask(commentOn('constructionId'), leftTask) },
  { of: 'an internal comment on a job', make: ofInternalComment },
  { of: 'a file of a task, announced', make: ofFile('sub', 'announce', targetOf(held(), inTask)) },
  { of: 'a file of a task, arrived', make: ofFile('sub', 'complete', targetOf(held(), inTask)) },
  { of: 'a file of a task that was left, arrived', make: ofFile('sub2', 'complete', targetOf(leftTask, inTask)) },
  { of: 'a file of a job, announced', make: ofFile('office', 'announce', targetOf(held(), inItsJob)) },
  { of: 'a file of a job, arrived', make: ofFile('office', 'complete', targetOf(held(), inItsJob)) },
  { of: 'a file of a job, dropped before it arrived', make: ofFile('sub', 'drop', targetOf(held(), inItsJob)) },
  { of: 'a file of a job, removed', make: ofFile('sub', 'remove', targetOf(held(), inItsJob)) },
  { of: 'a file of a potential job, announced', make: ofFile('sub', 'announce', raisedBySub) },
  { of: 'a file of a potential job, arrived', make: ofFile('sub', 'complete', raisedBySub) },
  { of: 'a custom task of a group', make: ofCustomTask('sub', { groupId: GROUPS.ridgeway }) },
  { of: 'a custom task of one person', make: ofCustomTask('sub', { userId: PEOPLE.sub }) },
  { of: 'a custom task of a person of a group', make: ofCustomTask('sub', { userId: PEOPLE.sub, groupId: GROUPS.ridgeway }) },
  { of: 'a custom task of nobody in particular', make: ofCustomTask('sub', {}) },
];
