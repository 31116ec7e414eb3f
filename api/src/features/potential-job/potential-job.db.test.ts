// Potential jobs in a real database: who sees which, what a save decides, and a range that becomes single numbers with every file (screens.md §2.9).
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const FIELDS = `id version clientId status needsOfficeApproval lotNumber lotRangeLow lotRangeHigh streetName addressFromField comments siteContactPhone
  assignedFieldUserId raisedBy reason expandedFromId attachmentCount`;
const row = z.object({
  id: z.number(),
  version: z.number(),
  clientId: z.string().nullable(),
  status: z.string(),
  needsOfficeApproval: z.boolean(),
  lotNumber: z.string().nullable(),
  lotRangeLow: z.number().nullable(),
  lotRangeHigh: z.number().nullable(),
  streetName: z.string().nullable(),
  addressFromField: z.string().nullable(),
  comments: z.string().nullable(),
  siteContactPhone: z.string().nullable(),
  assignedFieldUserId: z.number().nullable(),
  raisedBy: z.string(),
  reason: z.string().nullable(),
  expandedFromId: z.number().nullable(),
  attachmentCount: z.number(),
});
type Row = z.infer<typeof row>;

const ADDRESS = 'streetName: "Wattle", roadType: "Rd", suburb: "Box Hill", state: "NSW", postCode: "2765"';

async function save(person: PersonName, fields: string, more = '') {
  const { data, errors } = await api.gql(person, `mutation { updatePotentialJob(potentialJob: { ${fields} }${more}) { ${FIELDS} } }`);
  const [error] = errors;
  return {
    rows: z.array(row).nullish().parse(data?.['updatePotentialJob']) ?? [],
    code: error?.extensions.code ?? 'OK',
    details: error?.extensions.details,
  };
}
async function saved(person: PersonName, fields: string, more = ''): Promise<Row> {
  const { rows, code } = await save(person, fields, more);
  expect(code).toBe('OK');
  const [first] = rows;
  if (first === undefined) throw new Error('nothing was saved');
  return first;
}
async function listed(person: PersonName, status = ''): Promise<Row[]> {
  const { data } = await api.gql(person, `{ potentialJobs${status === '' ? '' : `(status: "${status}")`} { ${FIELDS} } }`);
  return z.array(row).parse(data?.['potentialJobs']);
}
const PROCESSED = ', processedFromOffice: true';

test('one whose address is in the worker’s words needs the office’s look, one with street and suburb does not', async () => {
  const words = await saved('field', 'addressFromField: "Corner of Wattle and Ferry"');
  expect(words).toMatchObject({ status: 'New', needsOfficeApproval: true, assignedFieldUserId: PEOPLE.field, raisedBy: 'Finn Walsh' });
  expect(await saved('field', ADDRESS)).toMatchObject({ status: 'New', needsOfficeApproval: false });
});

test('what is required and what excludes each other is refused at its field', async () => {
  expect(await save('field', 'builder: "Tamar Homes"')).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'streetName' } });
  expect(await save('field', `${ADDRESS}, lotNumber: "4", lotRangeLow: 1, lotRangeHigh: 3`)).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await save('field', `${ADDRESS}, lotRangeLow: 1, lotRangeHigh: 201`)).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'lotRangeHigh' },
  });
  const { id } = await saved('field', 'addressFromField: "Behind the shed"');
  expect(await save('office', `id: ${id}, addressFromField: "Behind the shed"`)).toMatchObject({ code: 'INVALID_INPUT' });
});

test('state and approval are the server’s, and a worker is not assigned to what another added', async () => {
  const sent = `${ADDRESS}, status: "Converted", needsOfficeApproval: true, assignedFieldUserId: ${PEOPLE.sub}`;
  expect(await saved('field', sent)).toMatchObject({ status: 'New', needsOfficeApproval: false, assignedFieldUserId: PEOPLE.field });
});

test('each worker sees what they added or are assigned to, the office all of it, and finance is refused', async () => {
  const { id } = await saved('field', ADDRESS);
  const has = async (person: PersonName) => (await listed(person)).some((one) => one.id === id);
  expect([await has('field'), await has('sub'), await has('office')]).toEqual([true, false, true]);
  expect((await saved('office', `id: ${id}, ${ADDRESS}, assignedFieldUserId: ${PEOPLE.sub}`)).assignedFieldUserId).toBe(PEOPLE.sub);
  expect([await has('field'), await has('sub')]).toEqual([true, true]);
  expect((await api.gql('finance', '{ potentialJobs { id } }')).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
  expect((await save('sub2', `id: ${id}, ${ADDRESS}`)).code).toBe('NOT_FOUND');
});

test('the list is narrowed to a state, and an unknown one is refused', async () => {
  await saved('office', ADDRESS, PROCESSED);
  const states = new Set((await listed('office', 'In review')).map(({ status }) => status));
  expect([...states]).toEqual(['In review']);
  expect((await api.gql('office', '{ potentialJobs(status: "Gone") { id } }')).errors[0]?.extensions.code).toBe('INVALID_INPUT');
});

test('only somebody who can sign in is assigned', async () => {
  const { id } = await saved('field', ADDRESS);
  expect(await save('office', `id: ${id}, ${ADDRESS}, assignedFieldUserId: 4242`)).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'assignedFieldUserId' },
  });
});

test('the field changes it until the office has processed it', async () => {
  const { id } = await saved('field', ADDRESS);
  expect((await saved('field', `id: ${id}, ${ADDRESS}, comments: "Dog"`)).comments).toBe('Dog');
  expect(await saved('office', `id: ${id}, ${ADDRESS}, comments: "Dog"`, PROCESSED)).toMatchObject({
    status: 'In review',
    needsOfficeApproval: false,
  });
  expect((await save('field', `id: ${id}, ${ADDRESS}`)).code).toBe('POTENTIAL_JOB_STATE');
  expect((await save('field', ADDRESS, PROCESSED)).code).toBe('CLAIM_REQUIRED');
});

test('a device’s own id finds what it added, and sent again it is added once', async () => {
  const clientId = randomUUID();
  const client = `, client: { id: "${clientId}" }`;
  const [first, again] = [await saved('field', ADDRESS, client), await saved('field', ADDRESS, client)];
  expect(first.clientId).toBe(clientId);
  expect(again.id).toBe(first.id);
});

test('an edit of what somebody else changed meanwhile is refused and names them', async () => {
  const { id, version } = await saved('field', ADDRESS);
  await saved('office', `id: ${id}, ${ADDRESS}, comments: "Gate"`);
  const stale = await save('field', `id: ${id}, ${ADDRESS}`, `, client: { id: "${randomUUID()}", expectedVersion: ${version} }`);
  expect(stale).toMatchObject({ code: 'STALE_VERSION', details: { entity: 'potential_job', id, changedBy: 'Olive Hart' } });
});

test('a form that changes nothing leaves version and history as they are', async () => {
  const { id, version } = await saved('office', ADDRESS);
  expect((await saved('office', `id: ${id}, ${ADDRESS}`)).version).toBe(version);
});

describe('a range that the office processes', () => {
  let first: Row;
  let rows: Row[];
  const range = `${ADDRESS}, siteContactPhone: "0491 570 156", comments: "Stage 4", lotRangeLow: 21, lotRangeHigh: 23`;

  beforeAll(async () => {
    first = await saved('field', range);
    const file = {
      owner_user_id: PEOPLE.field,
      potential_job_id: first.id,
      title: 'Trench-1.jpg',
      comments: 'By the gate',
      tags: 'Before',
    };
    await insertAttachment(api.sequelize, file);
    await insertAttachment(api.sequelize, { owner_user_id: PEOPLE.field, potential_job_id: first.id, state: 'reserved' });
    ({ rows } = await save('office', `id: ${first.id}, ${range}`, PROCESSED));
  });

  test('stays one until then', () => {
    expect(first).toMatchObject({ lotNumber: null, lotRangeLow: 21, lotRangeHigh: 23, siteContactPhone: '+61491570156' });
  });

  test('is answered as one for each number, the first being the one that was there', () => {
    expect(rows.map(({ lotNumber, lotRangeLow, status }) => [lotNumber, lotRangeLow, status])).toEqual(
      ['21', '22', '23'].map((lot) => [lot, null, 'In review']),
    );
    expect(rows.map(({ expandedFromId }) => expandedFromId)).toEqual([null, first.id, first.id]);
    expect(rows[0]?.id).toBe(first.id);
    expect(new Set(rows.map(({ comments, raisedBy }) => `${comments ?? ''} ${raisedBy}`))).toEqual(new Set(['Stage 4 Finn Walsh']));
  });

  test('gives each of them every file that has arrived, with its description, and the same bytes', async () => {
    expect(rows.map(({ attachmentCount }) => attachmentCount)).toEqual([1, 1, 1]);
    const files = async (id: number) => {
      const { data } = await api.gql('field', `{ potentialJobFiles(id: ${id}) { title comments tags key ownerName } }`);
      return z.array(z.record(z.string(), z.unknown())).parse(data?.['potentialJobFiles']);
    };
    const [original, copy] = [await files(rows[0]?.id ?? 0), await files(rows[2]?.id ?? 0)];
    expect(copy).toEqual(original);
    expect(copy).toMatchObject([{ title: 'Trench-1.jpg', comments: 'By the gate', tags: 'Before', ownerName: 'Finn Walsh' }]);
  });

  test('is told in the history of each', async () => {
    const moves = async (id: number) => {
      const { data } = await api.gql('office', `{ recordEvents(entity: "potential_job", id: ${id}) { events { move displayName } } }`);
      return data?.['recordEvents'];
    };
    expect(await moves(first.id)).toEqual({
      events: [
        { move: 'processPotentialJob', displayName: 'Olive Hart' },
        { move: 'raisePotentialJob', displayName: 'Finn Walsh' },
      ],
    });
    expect(await moves(rows[1]?.id ?? 0)).toEqual({ events: [{ move: 'raisePotentialJob', displayName: 'Olive Hart' }] });
  });
});

test('nothing of a range is saved where one statement fails', async () => {
  const before = await listed('office');
  await api.sequelize.query(
    `create function no_lot_33() returns trigger language plpgsql as $$ begin raise exception 'as planned'; end $$;
     create trigger no_lot_33 before insert on potential_job for each row when (new.lot_number = '33') execute function no_lot_33()`,
  );
  const client = `, client: { id: "${randomUUID()}" }`;
  expect((await save('office', `${ADDRESS}, lotRangeLow: 31, lotRangeHigh: 34`, `${PROCESSED}${client}`)).code).toBe('FAULT');
  expect(await listed('office')).toEqual(before);
  await api.sequelize.query('drop function no_lot_33() cascade');
  expect((await save('office', `${ADDRESS}, lotRangeLow: 31, lotRangeHigh: 34`, `${PROCESSED}${client}`)).rows).toHaveLength(4);
});

describe('the office’s list', () => {
  const at = async (args: string) => {
    const { data, errors } = await api.gql(
      'office',
      `{ potentialJobPage(${args}) { rows { id address status raisedBy ageDays attachmentCount duplicateScore } count } }`,
    );
    expect(errors).toEqual([]);
    const page = z.object({
      rows: z.array(
        z.object({ id: z.number(), address: z.string(), status: z.string(), duplicateScore: z.number(), attachmentCount: z.number() }),
      ),
    });
    return page.parse(data?.['potentialJobPage']).rows;
  };
  const one = async (id: number) => (await at(`filter: { ids: [${id}] }`))[0];
  const STREET = 'streetName: "Magpie", roadType: "Ct", suburb: "Riverstone"';

  test('shows each in the tab that its state says, and in no other', async () => {
    const words = await saved('field', 'addressFromField: "Behind the hall"');
    const plain = await saved('field', STREET);
    const reviewed = await saved('office', STREET, PROCESSED);
    const tabsOf = async (id: number) => {
      const tabs = ['new', 'processing', 'builder', 'ready', 'converted', 'rejected'];
      const found = await Promise.all(tabs.map((tab) => at(`filter: { ids: [${id}], tab: "${tab}" }`)));
      return tabs.filter((_, place) => (found[place] ?? []).length === 1);
    };
    const set = (id: number, row: string) => api.sequelize.query(`update potential_job set ${row} where id = ${id}`);
    expect([await tabsOf(words.id), await tabsOf(plain.id), await tabsOf(reviewed.id)]).toEqual([['new'], ['processing'], ['processing']]);
    await set(reviewed.id, 'builder_approval_sent_date = now()');
    expect(await tabsOf(reviewed.id)).toEqual(['builder']);
    await set(reviewed.id, "status = 'Approved'");
    expect(await tabsOf(reviewed.id)).toEqual(['ready']);
    await set(words.id, "status = 'Rejected', reason = 'No access'");
    expect(await tabsOf(words.id)).toEqual(['rejected']);
    await set(plain.id, "status = 'Back to field', reason = 'Which lot?'");
    expect(await tabsOf(plain.id)).toEqual(['processing']);
  });

  test('says the address in one line, or the worker’s own words', async () => {
    const { id } = await saved('field', 'addressFromField: "Behind the hall"');
    expect((await one(id))?.address).toBe('Behind the hall');
    const parts = await saved('field', `${STREET}, lotRangeLow: 4, lotRangeHigh: 9, postCode: "2765", state: "NSW"`);
    expect((await one(parts.id))?.address).toBe('Lot 4–9, Magpie Ct, Riverstone NSW 2765');
  });

  test.each([
    ['the same lot', 'lotNumber: "11"', 'lotNumber: "11"', 100],
    ['a lot within its range', 'lotNumber: "12"', 'lotRangeLow: 10, lotRangeHigh: 14', 100],
    ['ranges that overlap', 'lotRangeLow: 1, lotRangeHigh: 3', 'lotRangeLow: 3, lotRangeHigh: 6', 100],
    ['another lot', 'lotNumber: "11"', 'lotNumber: "12"', 0],
    ['the same lot and another unit', 'lotNumber: "11", unitNumber: "1"', 'lotNumber: "11", unitNumber: "2"', 0],
    ['no number on one side', '', 'lotNumber: "11"', 50],
  ])('scores %s', async (_, mine, other, score) => {
    const street = `streetName: "Dup ${randomUUID().slice(0, 8)}", suburb: "Riverstone"`;
    const [first] = [await saved('field', `${street}, ${mine}`), await saved('field', `${street}, ${other}`)];
    expect((await one(first.id))?.duplicateScore).toBe(score);
    const { data } = await api.gql('office', `{ potentialJobMatches(id: ${first.id}) { kind score status } }`);
    expect(data?.['potentialJobMatches']).toEqual(score === 0 ? [] : [{ kind: 'potentialJob', score, status: 'New' }]);
    const likely = await at(`filter: { ids: [${first.id}], duplicates: true }`);
    expect(likely).toHaveLength(score === 100 ? 1 : 0);
  });

  test('an open job at the site counts, a finished one does not', async () => {
    const street = `Dup ${randomUUID().slice(0, 8)}`;
    const { id } = await saved('field', `streetName: "${street}", suburb: "Riverstone", lotNumber: "5"`);
    const job = {
      work_order: `PJ-${street}`,
      status: 'Scheduled',
      work_type: 'MDU',
      address: '5',
      lot_number: '5',
      street_name: street,
      suburb: 'Riverstone',
    };
    await insertRow(api.sequelize, 'construction', job);
    expect((await one(id))?.duplicateScore).toBe(100);
    await api.sequelize.query(`update construction set status = 'Complete' where work_order = 'PJ-${street}'`);
    expect((await one(id))?.duplicateScore).toBe(0);
  });

  test('is filed by its own columns, and finds everything that a filter finds', async () => {
    const { id } = await saved('field', `${STREET}, lotNumber: "77", comments: "Needle"`);
    const file = String((await api.rest('office', 'GET', '/api/exports/potentialJobs.csv')).body);
    expect(file.split('\r\n')[0]).toContain('Address,Status,Builder,Site contact,Phone,Suburb');
    expect(file).toContain('Lot 77');
    const { data } = await api.gql('office', '{ potentialJobIds(filter: { search: "Needle" }) }');
    expect(data?.['potentialJobIds']).toEqual([id]);
  });
});
