// What can change, in which state, who changes it, and the read by which a person finds it: the rows of who-hears.db.test.ts.
import { QueryTypes } from 'sequelize';
import type { BootedApi } from '../booted-api.ts';
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
  /** What goes with the change is looked for before it. */
  readonly isGone?: boolean;
}

export interface Scene {
  /** Answers what the notice of the change names. */
  readonly change: () => Promise<Heard>;
  readonly finds: (person: PersonName, heard: Heard | null) => Promise<boolean>;
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
async function found(
  api: BootedApi,
  person: PersonName,
  query: string,
  idsOf: (data: never) => readonly { id: number }[],
): Promise<number[]> {
  const { data, errors } = await api.gql(person, query);
  return errors.length > 0 || data === null || data === undefined ? [] : idsOf(data as never).map(({ id }) => id);
}

const inJob = (api: BootedApi, list: 'schedules' | 'attachments', jobId: number) => async (person: PersonName, heard: Heard | null) =>
  (
    await found(
      api,
      person,
      `{ construction(id: ${jobId}) { ${list} { id } } }`,
      ({ construction }: { construction: Record<string, { id: number }[]> }) => construction[list] ?? [],
    )
  ).includes(heard?.id ?? 0);

const ofTask =
  (move: (id: number) => string, given: (api: BootedApi) => Promise<TaskRows>): HearingCase['make'] =>
  async (api) => {
    const { constructionId, scheduleId } = await given(api);
    return {
      change: async () => {
        await answered(api, 'office', `mutation { ${move(scheduleId)} { id } }`);
        return { entity: 'schedule', id: scheduleId };
      },
      finds: inJob(api, 'schedules', constructionId),
    };
  };
const taskComment = (id: number) => `updateTaskUserComments(taskUser: { scheduleId: ${id}, comments: "rain" })`;

const ofJob =
  (given: (api: BootedApi) => Promise<number>): HearingCase['make'] =>
  async (api) => {
    const jobId = await given(api);
    return {
      change: async () => {
        await answered(api, 'office', `mutation { updateJobStatus(id: ${jobId}, status: "Scheduled") { id } }`);
        return { entity: 'construction', id: jobId };
      },
      finds: async (person) =>
        (
          await found(api, person, `{ construction(id: ${jobId}) { id } }`, ({ construction }: { construction: { id: number } }) => [
            construction,
          ])
        ).includes(jobId),
    };
  };

const ofComment =
  (on: 'scheduleId' | 'constructionId', given: (api: BootedApi) => Promise<TaskRows>): HearingCase['make'] =>
  async (api) => {
    const task = await given(api);
    return {
      change: async () => {
        const comment = `{ id: 0, ${on}: ${task[on]}, comments: "Gate code" }`;
        const { updateFieldComment } = await answered(api, 'office', `mutation { updateFieldComment(fieldComment: ${comment}) { id } }`);
        return { entity: 'field_comment', id: (updateFieldComment as { id: number }).id };
      },
      finds: async (person, heard) =>
        (
          await found(
            api,
            person,
            `{ jobFieldComments(constructionId: ${task.constructionId}) { id } }`,
            ({ jobFieldComments }: { jobFieldComments: { id: number }[] }) => jobFieldComments,
          )
        ).includes(heard?.id ?? 0),
    };
  };

type FileTarget = Readonly<Record<'constructionId' | 'taskId' | 'potentialJobId', number | null>>;
const NO_TARGET: FileTarget = { constructionId: null, taskId: null, potentialJobId: null };
const inTask = (task: TaskRows): FileTarget => ({ ...NO_TARGET, taskId: task.scheduleId });
const inItsJob = (task: TaskRows): FileTarget => ({ ...NO_TARGET, constructionId: task.constructionId });
const raisedBySub = async (api: BootedApi): Promise<FileTarget> => {
  const sql = 'insert into potential_job (raised_by_user_id, assigned_field_user_id) values ($sub, $field) returning id';
  const [made] = await run<{ id: number }>(api, sql, { sub: PEOPLE.sub, field: PEOPLE.field });
  return { ...NO_TARGET, potentialJobId: made?.id ?? 0 };
};

/** A file is found where naming it answers anything but that it is not there. */
const byName = (api: BootedApi, id: () => number) => async (person: PersonName) => {
  const asked = { name: 'Trench-2.jpg', sizeBytes: 3, attachmentId: id() };
  const { body } = await api.rest(person, 'POST', '/api/attachments/getPresignedUpdateParams', asked);
  return !['NOT_FOUND', 'CANNOT_LOG_IN'].includes((body as { code?: string }).code ?? '');
};

const FILE = photo();

const ofFile =
  (
    by: PersonName,
    step: 'announce' | 'complete' | 'drop' | 'remove',
    given: (api: BootedApi) => Promise<FileTarget>,
  ): HearingCase['make'] =>
  async (api) => {
    const target = await given(api);
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
        return { entity: 'attachment', id };
      },
      finds: byName(api, () => id),
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

export const HEARING_CASES: readonly HearingCase[] = [
  { of: 'a task', make: ofTask(taskComment, held()) },
  { of: 'a task that its group completed and left', make: ofTask(taskComment, leftTask) },
  { of: 'a task that was reopened after its group left', make: ofTask((id) => `reopenTask(scheduleId: ${id}, reason: "photo")`, leftTask) },
  { of: 'a task of no group', make: ofTask(taskComment, ofNobody) },
  { of: 'a job', make: ofJob(jobOf(held())) },
  { of: 'a job seen through a task that was left', make: ofJob(jobOf(leftTask)) },
  { of: 'a job whose only task is of no group', make: ofJob(jobOf(ofNobody)) },
  { of: 'a job without a task', make: ofJob(emptyJob) },
  { of: 'a comment on a task', make: ofComment('scheduleId', held()) },
  { of: 'a comment on a task that was left', make: ofComment('scheduleId', leftTask) },
  { of: 'a comment on a job', make: ofComment('constructionId', held()) },
  { of: 'a comment on a job seen through a task that was left', make: ofComment('constructionId', leftTask) },
  { of: 'a file of a task, announced', make: ofFile('sub', 'announce', targetOf(held(), inTask)) },
  { of: 'a file of a task, arrived', make: ofFile('sub', 'complete', targetOf(held(), inTask)) },
  { of: 'a file of a task that was left, arrived', make: ofFile('sub2', 'complete', targetOf(leftTask, inTask)) },
  { of: 'a file of a job, announced', make: ofFile('office', 'announce', targetOf(held(), inItsJob)) },
  { of: 'a file of a job, arrived', make: ofFile('office', 'complete', targetOf(held(), inItsJob)) },
  { of: 'a file of a job, dropped before it arrived', make: ofFile('sub', 'drop', targetOf(held(), inItsJob)), isGone: true },
  { of: 'a file of a job, removed', make: ofFile('sub', 'remove', targetOf(held(), inItsJob)), isGone: true },
  { of: 'a file of a potential job, announced', make: ofFile('sub', 'announce', raisedBySub) },
  { of: 'a file of a potential job, arrived', make: ofFile('sub', 'complete', raisedBySub) },
  { of: 'a custom task of a group', make: ofCustomTask('sub', { groupId: GROUPS.ridgeway }), isGone: true },
  { of: 'a custom task of one person', make: ofCustomTask('sub', { userId: PEOPLE.sub }), isGone: true },
  { of: 'a custom task of a person of a group', make: ofCustomTask('sub', { userId: PEOPLE.sub, groupId: GROUPS.ridgeway }), isGone: true },
  { of: 'a custom task of nobody in particular', make: ofCustomTask('sub', {}), isGone: true },
];
