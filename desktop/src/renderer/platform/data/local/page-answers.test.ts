// What is made of a stored page is what the server answers to the same read, types and all: held to the operations of the console and the schema.
import { InMemoryCache } from '@apollo/client';
import { JobFieldCommentsDocument, JobInternalCommentsDocument } from '@lotline/schema/generated/documents/comment';
import { GetJobCostsDocument } from '@lotline/schema/generated/documents/cost';
import { GetJobDelegationsDocument } from '@lotline/schema/generated/documents/delegation';
import { JobFoldersDocument } from '@lotline/schema/generated/documents/files';
import { ConstructionQueryDocument, JobPageNamesDocument, JobPreviewDocument } from '@lotline/schema/generated/documents/job';
import { PlannedStatusDocument } from '@lotline/schema/generated/documents/planned-status';
import { ReviewTaskQueryDocument } from '@lotline/schema/generated/documents/task';
import type { Ask, TypedDocument } from '@lotline/web-session/gql';
import { print, type DocumentNode } from 'graphql';
import { completing } from '../../../testing/with-typenames.ts';
import { isOfPage, pageAnswer, type StoredPage } from './page-answers.ts';
import { isStored } from './stored-answers.ts';

type Data = Readonly<Record<string, unknown>>;

const AT = '2026-11-25T01:00:00.000Z';
const comment = (id: number, scheduleId: number | null) => ({
  id,
  scheduleId,
  comments: `Said ${String(id)}`,
  user: { id: 2, displayName: 'Asha' },
});
const JOB = {
  ...{ id: 4, workOrder: '48191', financialContact: { displayName: 'Opticomm' }, customFields: { items: { user: 'as it is' } } },
  boqs: [{ id: 1 }],
  schedules: [{ id: 7, items: [{ id: 8 }], taskUsers: [{ id: 9, user: { id: 2, displayName: 'Asha' } }] }],
  payments: [{ id: 3, paymentItems: [{ id: 5 }] }],
  ...{ attachments: [{ id: 6, title: 'Plan' }], siteContacts: [{ id: 2, name: 'Dale' }] },
};
const COSTS = { boms: [{ id: 1, receipt: { id: 4, title: 'Invoice' } }], expenses: [{ id: 2 }] };
const DELEGATION = { id: 3, displayName: 'Asha', reason: 'Leave' };
const PLANNED = { constructionId: 4, status: 'On Hold', at: AT };
const REVIEW = { tasks: [{ id: 7, allowedMoves: ['review'] }], items: [{ id: 8, approvedDate: AT }] };
const NAMES = { users: [{ id: 2 }], groups: [{ id: 7, name: 'Crew North' }], systemSettings: [{ name: 'Address Type' }] };

/** As the server answers it: each object with its type, each field that is asked for. */
async function served(document: DocumentNode, data: object): Promise<Data> {
  const ask: Ask = <Answer>() => Promise.resolve({ data: data as Answer, versions: {} });
  const asked: TypedDocument<Data, unknown> = { toString: () => print(document) };
  return (await completing({ ask, gqlChange: () => Promise.reject(new Error('not here')) }).ask(asked, {})).data;
}
/** As the sync sends it. */
const untyped = (value: unknown): string => JSON.stringify(value, (key, one: unknown) => (key === '__typename' ? undefined : one));

async function stored(): Promise<{ readonly page: StoredPage; readonly names: string }> {
  const { construction, jobFieldComments } = await served(ConstructionQueryDocument, {
    construction: JOB,
    jobFieldComments: [comment(1, null), comment(2, 7)],
  });
  const { jobInternalComments } = await served(JobInternalCommentsDocument, { jobInternalComments: [comment(5, 7)] });
  const { jobCosts } = await served(GetJobCostsDocument, { jobCosts: COSTS });
  const { jobDelegations } = await served(GetJobDelegationsDocument, { jobDelegations: [DELEGATION] });
  const { plannedStatus } = await served(PlannedStatusDocument, { plannedStatus: PLANNED });
  const [fieldComments, internalComments, costs] = [jobFieldComments, jobInternalComments, jobCosts].map(untyped);
  return {
    page: {
      asOf: AT,
      job: untyped(construction),
      fieldComments: fieldComments ?? '',
      internalComments: internalComments ?? '',
      costs: costs ?? '',
      ...{
        delegations: untyped(jobDelegations),
        plannedStatus: untyped(plannedStatus),
        folders: '["Plans"]',
        review: JSON.stringify(REVIEW),
      },
    },
    names: JSON.stringify(await served(JobPageNamesDocument, NAMES)),
  };
}

/** What a screen reads of it: null where a field or a type is missing. */
const readBack = (query: DocumentNode, variables: Data, data: Data | null): unknown => {
  const cache = new InMemoryCache({ dataIdFromObject: () => undefined });
  cache.writeQuery({ query, variables: { ...variables }, data: { ...data } });
  return cache.readQuery({ query, variables: { ...variables } });
};

test.each([
  ['ConstructionQuery', ConstructionQueryDocument, { constructionId: 4, comments: 51 }],
  ['JobPreview', JobPreviewDocument, { id: 4 }],
  ['JobFieldComments', JobFieldCommentsDocument, { constructionId: 4, first: 51, scheduleId: null, before: null }],
  ['JobInternalComments', JobInternalCommentsDocument, { constructionId: 4, first: 51, scheduleId: 7, before: null }],
  ['GetJobCosts', GetJobCostsDocument, { constructionId: 4 }],
  ['GetJobDelegations', GetJobDelegationsDocument, { constructionId: 4 }],
  ['PlannedStatus', PlannedStatusDocument, { constructionId: 4 }],
  ['JobFolders', JobFoldersDocument, { constructionId: 4 }],
  ['ReviewTaskQuery', ReviewTaskQueryDocument, { constructionId: 4 }],
] as const)('%s is answered whole', async (name, document, variables) => {
  const { page, names } = await stored();
  const data = pageAnswer(name, page, names, variables);
  expect([isOfPage(name), isStored(name)]).toEqual([true, true]);
  const server = await served(document, JSON.parse(untyped(data)) as object);
  expect(readBack(document, variables, data)).toEqual(readBack(document, variables, server));
  expect(readBack(document, variables, data)).not.toBeNull();
});

test('what a company names its own way is no part of the answer’s shape', async () => {
  const { page, names } = await stored();
  expect(pageAnswer('ConstructionQuery', page, names, {})).toMatchObject({
    construction: {
      __typename: 'Construction',
      customFields: { items: { user: 'as it is' } },
      schedules: [{ items: [{ __typename: 'ScheduleItem' }] }],
    },
    groups: [{ __typename: 'Group', name: 'Crew North' }],
  });
  expect(pageAnswer('ConstructionQuery', page, null, {})).toMatchObject({ groups: [], users: [], systemSettings: [] });
});

test('a review has the moves and the days that the page itself does not read; nothing planned is known', async () => {
  const { page, names } = await stored();
  expect(pageAnswer('ReviewTaskQuery', page, names, {})).toMatchObject({
    construction: { schedules: [{ id: 7, allowedMoves: ['review'], items: [{ id: 8, approvedDate: AT }] }] },
    groups: [{ id: 7, name: 'Crew North' }],
  });
  expect(pageAnswer('PlannedStatus', { ...page, plannedStatus: null }, names, {})).toEqual({ plannedStatus: null });
});

test('what the page does not know is left to the server: earlier comments, those of a task among many, costs without the claim', async () => {
  const { page, names } = await stored();
  const many = {
    ...page,
    fieldComments: JSON.stringify(Array.from({ length: 51 }, (_, n) => comment(n + 1, 7))),
    ...{ internalComments: null, costs: null, delegations: null },
  };
  const ids = (found: Data | null): unknown => (found?.['jobFieldComments'] as { id: number }[] | undefined)?.map(({ id }) => id) ?? null;
  expect([
    ids(pageAnswer('JobFieldComments', page, names, { first: 51, scheduleId: 7 })),
    ids(pageAnswer('JobFieldComments', page, names, { first: 51, before: 2 })),
    ids(pageAnswer('JobFieldComments', many, names, { first: 2 })),
    ids(pageAnswer('JobFieldComments', many, names, { first: 51, scheduleId: 7 })),
    pageAnswer('JobInternalComments', many, names, { first: 51 }),
    pageAnswer('GetJobCosts', many, names, {}),
    pageAnswer('GetJobDelegations', many, names, {}),
    pageAnswer('JobEvents', page, names, {}),
  ]).toEqual([[2], null, [50, 51], null, null, null, null, null]);
});
