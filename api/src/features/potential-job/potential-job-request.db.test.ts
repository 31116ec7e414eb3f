// Asking the builder of a site that is no job yet, on a real server: draft, message, the page behind the link, and what the answer makes of it (domain.md §5).
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const READY = { builder: 'Tamar Homes', site_contact_name: 'Dale Whitby', site_contact_phone: '+61491570156' };
const add = (row: Readonly<Record<string, unknown>> = {}): Promise<number> =>
  insertRow(api.sequelize, 'potential_job', {
    ...{
      raised_by_user_id: PEOPLE.field,
      status: 'In review',
      needs_office_approval: false,
      street_name: 'Wattle',
      suburb: 'Box Hill',
      ...READY,
      ...row,
    },
  });
const stateOf = async (id: number) =>
  (
    await api.sequelize.query(
      'select status, builder_approval_sent_date is not null as asked, builder_approved_date is not null as approved from potential_job where id = $id',
      {
        bind: { id },
        type: QueryTypes.SELECT,
      },
    )
  )[0];
const DRAFT = z.object({
  missing: z.array(z.string()),
  link: z.string(),
  jobs: z.array(z.object({ id: z.number(), workOrder: z.string() })),
});
const draftOf = async (id: number) => {
  const { data } = await api.gql('field', `{ potentialJobRequestDraft(id: ${id}) { missing link jobs { id workOrder } } }`);
  return DRAFT.parse(data?.['potentialJobRequestDraft']);
};
const sent = async (ids: readonly number[], message: string) => {
  const { data, errors } = await api.gql(
    'field',
    'mutation ($ids: [Int!]!, $message: String!) { sendPotentialJobRequest(ids: $ids, message: $message) }',
    {
      ids,
      message,
    },
  );
  return errors[0]?.extensions.code ?? data?.['sendPotentialJobRequest'];
};
async function ask(id: number): Promise<string> {
  const { link } = await draftOf(id);
  expect(await sent([id], `Hi Dale\n${link}`)).toBe(true);
  return link.split('/builders/')[1] ?? '';
}
const answer = (slug: string, form: Record<string, string>) =>
  fetch(`${api.url}/builders/${slug}`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Dale Whitby', role: 'Site manager', mobile: '0491 570 156', agreed: 'yes', ...form }),
    redirect: 'manual',
  });

test('the draft names others of the same builder and contact that nobody has asked for', async () => {
  const builder = 'Draft Homes';
  const [one, other, asked] = [
    await add({ builder }),
    await add({ builder }),
    await add({ builder, builder_approval_sent_date: new Date() }),
  ];
  await add({ builder, status: 'Rejected', reason: 'No access' });
  await add({ builder: 'Another' });
  const { missing, jobs } = await draftOf(one);
  expect([missing, jobs.map(({ id }) => id)]).toEqual([[], [one, other]]);
  expect(jobs[0]?.workOrder).toBe(`P${one}`);
  expect((await draftOf(await add({ builder: null }))).missing).toEqual(['developer']);
  expect(asked).toBeGreaterThan(0);
});

test.each([
  ['without a mobile', { site_contact_phone: '02 9876 5432' }, 'BUILDER_REQUEST_INCOMPLETE'],
  ['that was rejected', { status: 'Rejected', reason: 'No access' }, 'POTENTIAL_JOB_STATE'],
])('of one %s the builder is not asked', async (_, row, code) => {
  expect(await sent([await add(row)], 'Hi')).toBe(code);
});

test('two builders are not asked by one message, and of somebody else’s nothing is said', async () => {
  expect(await sent([await add(), await add({ builder: 'Another' })], 'Hi')).toBe('INVALID_INPUT');
  expect(await sent([await add({ raised_by_user_id: PEOPLE.sub })], 'Hi')).toBe('NOT_FOUND');
});

test('the builder’s page shows the site, and an approval makes it ready; every row is told of by an event', async () => {
  const id = await add({ lot_number: '14' });
  const since = await lastChange(api.sequelize);
  const slug = await ask(id);
  expect(await stateOf(id)).toEqual({ status: 'In review', asked: true, approved: false });
  const page = await (await fetch(`${api.url}/builders/${slug}`)).text();
  expect(page).toContain('Lot 14, Wattle, Box Hill');
  await answer(slug, { 'answer-1': 'approved' });
  await answer(slug, { 'answer-1': 'approved' });
  expect(await stateOf(id)).toEqual({ status: 'Approved', asked: true, approved: true });
  expect((await eventMismatches(api.sequelize, since)).faults).toEqual([]);
  const { data } = await api.gql('office', `{ recordEvents(entity: "potential_job", id: ${id}) { events { move displayName } } }`);
  expect(data?.['recordEvents']).toMatchObject({
    events: [
      { move: 'answerPotentialJobRequest' },
      { move: 'openPotentialJobRequest' },
      { move: 'requestPotentialJobApproval', displayName: 'Finn Walsh' },
    ],
  });
});

test.each([
  ['declined', { 'answer-1': 'declined', 'reason-1': 'Road is closed' }, 'Declined'],
  ['not yet', { 'answer-1': 'later', 'date-1': '2099-01-01' }, 'Not yet'],
])('%s leaves it in review, and the list says so', async (_, form, said) => {
  const id = await add();
  const slug = await ask(id);
  const builderState = async () => {
    const { data } = await api.gql('office', `{ potentialJobPage(filter: { ids: [${id}] }) { rows { builderState } } }`);
    return data?.['potentialJobPage'];
  };
  expect(await builderState()).toEqual({ rows: [{ builderState: 'Asked' }] });
  await answer(slug, form);
  expect(await stateOf(id)).toEqual({ status: 'In review', asked: true, approved: false });
  expect(await builderState()).toEqual({ rows: [{ builderState: said }] });
});

test('what was asked goes to the job, and an answer that comes later is the job’s too', async () => {
  const id = await add();
  const slug = await ask(id);
  const { data } = await api.gql(
    'office',
    `mutation { convertPotentialJobs(input: { workType: "MDU", jobs: [{ id: ${id}, workOrder: "PJR-1" }] }) { constructionId } }`,
  );
  const [made] = z.array(z.object({ constructionId: z.number() })).parse(data?.['convertPotentialJobs']);
  const job = async () => {
    const found = await api.gql(
      'office',
      `{ construction(id: ${made?.constructionId ?? 0}) { builderApprovalSentDate builderApprovedDate } }`,
    );
    return found.data?.['construction'];
  };
  expect(await job()).toEqual({ builderApprovalSentDate: expect.any(String) as string, builderApprovedDate: null });
  const since = await lastChange(api.sequelize);
  await answer(slug, { 'answer-1': 'approved' });
  expect(await job()).toMatchObject({ builderApprovedDate: expect.any(String) as string });
  expect(await stateOf(id)).toMatchObject({ status: 'Converted', approved: true });
  expect((await eventMismatches(api.sequelize, since)).faults).toEqual([]);
});
