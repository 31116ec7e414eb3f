// Bank accounts of contractors in a real database: two persons, what the database itself refuses, notices, and the numbers in no table, log, answer or file.
import { QueryTypes } from 'sequelize';
import { bankSeal } from '../../platform/seal/bank-seal.ts';
import { createLog } from '../../platform/http/request-log.ts';
import { BANK, BANK_SECRET, waitingBankChange } from '../../../test/bank-changes.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { filesOfLists } from '../../../test/files-of-lists.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let log = '';
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ log: createLog('trace', { write: (line: string) => void (log += line) }) });
  await changeWithEvent(api.sequelize, `insert into user_role (user_id, role_id) values (${String(PEOPLE.office)}, 6)`, [api]);
});
afterAll(() => api.stop());

let made = 0;
async function newContractor(): Promise<number> {
  const [row] = await api.sequelize.query<{ id: number }>(
    `insert into independent_contractor (legal_name, contact_name, contact_phone) values ($called, 'Ann', '+61400000000') returning id`,
    { bind: { called: `Paid ${String((made += 1))}` }, type: QueryTypes.SELECT },
  );
  return row?.id ?? 0;
}

interface Bank {
  readonly contactChangedAt: string | null;
  readonly accounts: readonly {
    readonly id: number;
    readonly state: string;
    readonly bsb: string;
    readonly accountNumber: string;
    readonly triesLeft: number;
    readonly proposedBy: string;
    readonly decidedBy: string | null;
  }[];
}
const ANSWER = '{ contactChangedAt accounts { id state bsb accountNumber triesLeft proposedBy decidedBy } }';

async function coded(by: PersonName, mutation: string) {
  const { data, errors } = await api.gql(by, `mutation { ${mutation} }`);
  return { code: errors[0]?.extensions.code ?? 'OK', data };
}
const propose = (by: PersonName, contractorId: number, number: string = BANK.accountNumber) =>
  coded(
    by,
    `proposeContractorBank(input: { contractorId: ${String(contractorId)}, accountName: "${BANK.accountName}", bsb: "062 000", accountNumber: "${number}", why: "They changed banks" }) { contractorId }`,
  );
async function approve(by: PersonName, id: number, number: string = BANK.accountNumber) {
  const { code, data } = await coded(
    by,
    `approveContractorBank(input: { id: ${String(id)}, bsb: "062-000", accountNumber: "${number}", note: "Called Ann" }) { isSame }`,
  );
  return code === 'OK' ? (data as { approveContractorBank: { isSame: boolean } }).approveContractorBank.isSame : code;
}
async function bankOf(contractorId: number): Promise<Bank> {
  const { data } = await api.gql('admin', `{ contractorBank(contractorId: ${String(contractorId)}) ${ANSWER} }`);
  return (data as { contractorBank: Bank }).contractorBank;
}
const waitingId = async (contractorId: number): Promise<number> => (await bankOf(contractorId)).accounts[0]?.id ?? 0;

test('a change comes into use once a second person has typed the same numbers, and replaces the account before', async () => {
  const contractorId = await newContractor();
  await propose('office', contractorId);
  const first = await waitingId(contractorId);
  expect(await approve('office', first)).toBe('BANK_SECOND_PERSON');
  expect(await approve('admin', first)).toBe(true);
  await propose('admin', contractorId, '5550001');
  expect(await approve('office', await waitingId(contractorId), '5550001')).toBe(true);
  expect((await bankOf(contractorId)).accounts).toMatchObject([
    { state: 'current', bsb: '••• 000', accountNumber: '••• 001', proposedBy: 'Ada Marsh', decidedBy: 'Olive Hart' },
    { state: 'replaced', accountNumber: '••• 264', proposedBy: 'Olive Hart', decidedBy: 'Ada Marsh' },
  ]);
});

test('other numbers approve nothing, and the third of them refuses the change', async () => {
  const contractorId = await newContractor();
  await propose('office', contractorId);
  const id = await waitingId(contractorId);
  for (const number of ['1111', '2222', '3333']) expect(await approve('admin', id, number)).toBe(false);
  expect(await approve('admin', id)).toBe('BANK_CHANGE_DECIDED');
  expect((await bankOf(contractorId)).accounts).toMatchObject([{ state: 'refused', triesLeft: 0 }]);
});

test('two who approve at once approve it once, and two who ask at once ask once', async () => {
  const contractorId = await newContractor();
  const asked = await Promise.all([propose('office', contractorId), propose('admin', contractorId)]);
  expect(asked.map(({ code }) => code).sort()).toEqual(['BANK_CHANGE_WAITS', 'OK']);
  await api.sequelize.query('alter table contractor_bank_account disable trigger bank_account_stays');
  await api.sequelize.query(
    'update contractor_bank_account set proposed_by_user_id = $by where independent_contractor_id = $contractorId',
    {
      bind: { by: PEOPLE.scheduler, contractorId },
    },
  );
  await api.sequelize.query('alter table contractor_bank_account enable trigger bank_account_stays');
  const id = await waitingId(contractorId);
  expect((await Promise.all([approve('office', id), approve('admin', id)])).map(String).sort()).toEqual(['BANK_CHANGE_DECIDED', 'true']);
});

describe('the database itself', () => {
  const write = async (set: string) => {
    const id = await waitingBankChange(api.sequelize, await newContractor());
    const said = await api.sequelize
      .query(`update contractor_bank_account set ${set} where id = ${String(id)}`)
      .catch((error: unknown) => (error as Error).message);
    return typeof said === 'string' ? said : 'done';
  };
  const decided = `decided_at = now(), note = 'Called Ann'`;

  test('takes an approval by somebody else, and none by whoever asked', async () => {
    expect(await write(`state = 'current', approved_by_user_id = ${String(PEOPLE.admin)}, ${decided}`)).toBe('done');
    expect(await write(`state = 'current', approved_by_user_id = proposed_by_user_id, ${decided}`)).toContain('bank_second_person');
    expect(await write(`state = 'current', ${decided}`)).toContain('bank_approved');
  });

  test.each([
    ['who asked', 'proposed_by_user_id = 1'],
    ['the numbers', `sealed = repeat('x', 60)`],
    ['what is shown of them', `number_end = '999'`],
    ['whose it is', 'independent_contractor_id = 1'],
  ])('does not let %s be made another', async (_, set) => {
    expect(await write(set)).toContain('not rewritten');
  });

  test('does not let a refused one come into use', async () => {
    const id = await waitingBankChange(api.sequelize, await newContractor());
    const run = (set: string) => api.sequelize.query(`update contractor_bank_account set ${set} where id = ${String(id)}`);
    await run(`state = 'refused', closed_by_user_id = 1, ${decided}`);
    await expect(run(`state = 'current', closed_by_user_id = null, approved_by_user_id = 1`)).rejects.toThrow('not rewritten');
  });
});

test('a change that was closed with another secret is not approved, and says so', async () => {
  const contractorId = await newContractor();
  const id = await waitingBankChange(api.sequelize, contractorId);
  const other = await newContractor();
  const sealed = bankSeal('another secret of another server').close(BANK, contractorId);
  await api.sequelize.query(
    `insert into contractor_bank_account (independent_contractor_id, sealed, bsb_end, number_end, why, proposed_by_user_id, proposed_at)
     values ($other, $sealed, '000', '264', 'x', 3, now()), ($third, (select sealed from contractor_bank_account where id = $id), '000', '264', 'x', 3, now())`,
    { bind: { other, sealed, third: await newContractor(), id } },
  );
  expect(await approve('admin', await waitingId(other))).toBe('BANK_NOT_READABLE');
  // what was closed for one contractor is not another's
  expect(await approve('admin', await waitingId(other + 1))).toBe('BANK_NOT_READABLE');
});

test('the contact hears of a change when it is asked for and when it is in use, and the history says that they were told', async () => {
  const contractorId = await newContractor();
  await propose('office', contractorId);
  await runJobsOf(api);
  await approve('admin', await waitingId(contractorId));
  await runJobsOf(api);
  const texts = await api.sequelize.query<{ text: string; mobile: string }>(
    `select r.text, r.mobile from recorded_sms r join sms_message m on m.send_id = r.send_id where m.independent_contractor_id = $contractorId order by m.id`,
    { bind: { contractorId }, type: QueryTypes.SELECT },
  );
  expect(texts.map(({ mobile }) => mobile)).toEqual(['+61400000000', '+61400000000']);
  expect(texts[0]?.text).toContain('ending in 264 was requested');
  expect(texts[1]?.text).toContain('payments now go to the account ending in 264');
  const { data } = await api.gql(
    'admin',
    `{ recordEvents(entity: "independent_contractor", id: ${String(contractorId)}) { events { move } } }`,
  );
  const moves = (data as { recordEvents: { events: { move: string }[] } }).recordEvents.events.map(({ move }) => move);
  expect(moves.toSorted()).toEqual(['approveBankAccount', 'proposeBankAccount', 'sendBankNotice', 'sendBankNotice']);
});

test('a mobile that changed within 30 days is said before it is called', async () => {
  const contractorId = await newContractor();
  expect((await bankOf(contractorId)).contactChangedAt).toBeNull();
  await coded(
    'admin',
    `saveContractor(input: { id: ${String(contractorId)}, why: "New phone", base: { contactPhone: "+61400000000" }, changes: { contactPhone: "+61400000009" } }) { id }`,
  );
  expect((await bankOf(contractorId)).contactChangedAt).not.toBeNull();
});

describe('planted numbers', () => {
  const PLANTED = { bsb: '734-871', accountNumber: '918273645' };
  const SPELLINGS = ['734871', '734-871', '918273645'];

  /** Through every way in, right and wrong: literals, variables, another type, a refusal, a repeated action. */
  async function plant(): Promise<string[]> {
    const contractorId = await newContractor();
    const input = { contractorId, accountName: 'Planted Pty Ltd', ...PLANTED, why: 'They changed banks' };
    const document =
      'mutation M($input: ContractorBankInput!, $client: ClientMutation) { proposeContractorBank(input: $input, client: $client) { accounts { bsb accountNumber why } } }';
    const client = { id: '7c1a3c52-7a4c-4f0e-8a55-1f2e3d4c5b6a' };
    const answers = [
      await api.gql('field', document, { input }),
      await api.gql('admin', document, { input: { ...input, why: `It is ${PLANTED.accountNumber}` } }),
      await api.gql('admin', document, { input, client }),
      await api.gql('admin', document, { input, client }),
      await api.gql('office', document, { input }),
    ];
    const id = await waitingId(contractorId);
    const close = (why: string) => coded('admin', `closeContractorBank(id: ${String(id)}, why: "${why}") { contractorId }`);
    expect((await close(`Not ${PLANTED.accountNumber}`)).code).toBe('INVALID_INPUT');
    const { data, errors } = await api.gql(
      'office',
      `mutation { approveContractorBank(input: { id: ${String(id)}, bsb: "${PLANTED.bsb}", accountNumber: "${PLANTED.accountNumber}", note: "Called Ann" }) { isSame bank { accounts { bsb accountNumber note } } } }`,
    );
    expect([errors.length, (data as { approveContractorBank: { isSame: boolean } }).approveContractorBank.isSame]).toEqual([0, true]);
    await runJobsOf(api);
    const report = {
      app: 'console',
      kind: 'error',
      version: 'v1',
      path: '/admin',
      name: 'Error',
      message: `No ${PLANTED.bsb} ${PLANTED.accountNumber}`,
    };
    expect((await api.rest('admin', 'POST', '/api/client-errors', report)).status).toBe(204);
    const told = await statementOf(contractorId);
    return [...answers, { data, errors }, told].map((answer) => JSON.stringify({ data: answer.data, errors: answer.errors }));
  }

  /** What is said of a contractor's money, and of whom. */
  async function statementOf(contractorId: number) {
    const of = `contractorId: ${String(contractorId)}, from: "2026-01-01", to: "2027-12-31"`;
    const told = await api.gql(
      'admin',
      `{ contractorStatement(${of}) { from to states { state count exGst incGst } paidCount paidExGst paidIncGst } contractorBank(contractorId: ${String(contractorId)}) ${ANSWER} }`,
    );
    expect(told.errors).toEqual([]);
    return told;
  }

  async function tablesThatHold(text: string): Promise<readonly string[]> {
    const tables = await api.sequelize.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
      { type: QueryTypes.SELECT },
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await api.sequelize.query<{ holds: boolean }>(
          `select exists (select from ${name} t where strpos(t::text, $text) > 0) as holds`,
          { bind: { text }, type: QueryTypes.SELECT },
        );
        return row?.holds === true ? [name] : [];
      }),
    );
    return found.flat();
  }

  /** What opens the server to whoever reads it: its own secrets, and what signs a token that was used. */
  async function secrets(): Promise<readonly (readonly [what: string, secret: string])[]> {
    const bearer = await api.tokenFor('admin');
    const { body } = await api.rest('admin', 'POST', `/auth/impersonate/${String(PEOPLE.field)}`, { reason: 'To see what they see' });
    const guise = (body as { token: string }).token;
    for (const token of [bearer, guise])
      expect((await fetch(`${api.url}/api/sync/field`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    const signature = (token: string): string => token.split('.')[2] ?? '';
    expect([bearer, guise].map((token) => signature(token).length > 20)).toEqual([true, true]);
    return [
      ['the key of bank accounts', BANK_SECRET],
      ['a bearer token', signature(bearer)],
      ['a token of an impersonation', signature(guise)],
    ];
  }

  test('are in no table, log, answer or file, and secrets are not', async () => {
    const answers = await plant();
    const files = await filesOfLists(api, 'admin');
    const holding = (text: string) => files.filter((file) => file.text.includes(text)).map(({ name }) => name);
    for (const spelling of [...SPELLINGS, 'Planted Pty Ltd']) {
      expect([spelling, await tablesThatHold(spelling)]).toEqual([spelling, []]);
      for (const text of [log, ...answers]) expect(text.includes(spelling)).toBe(false);
      expect([spelling, holding(spelling)]).toEqual([spelling, []]);
    }
    for (const [what, secret] of await secrets()) {
      expect([what, await tablesThatHold(secret)]).toEqual([what, []]);
      for (const text of [log, ...answers]) expect([what, text.includes(secret)]).toEqual([what, false]);
      expect([what, holding(secret)]).toEqual([what, []]);
    }
    // the search itself finds what is there
    expect(await tablesThatHold('They changed banks')).toContain('public.contractor_bank_account');
    expect(holding(`Paid ${String(made)}`)).toEqual(expect.arrayContaining(['contractors.csv', 'contractors.xlsx']));
    expect(holding('Error: No #')).toEqual(expect.arrayContaining(['errorLog.csv', 'errorLog.xlsx']));
  });
});
