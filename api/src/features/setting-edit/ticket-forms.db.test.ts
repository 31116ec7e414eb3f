// The form of a work type's tickets, saved in a real database: open tickets keep theirs, no version is given twice, and two editors lose nothing (decision 043).
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { currentForm } from '@lotline/schema/domain/settings/current-form';
import { KEPT_FORM_DAYS } from '@lotline/schema/domain/settings/spent-forms.rules';
import { closedTicket, openedTicket } from '@lotline/schema/domain/settings/ticket-form-parts';
import { ticketOfWorkSetting } from '@lotline/schema/domain/settings/ticket-of-work.schema';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { sendSetting } from '../../../test/setting-saves.ts';
import { letFormsGo } from './let-forms-go.step.ts';

const NAME = 'Ticket of Work';
const pageShape = z.object({
  version: z.number(),
  isOwn: z.boolean(),
  config: ticketOfWorkSetting,
  versions: z.array(z.object({ version: z.number(), config: z.record(z.string(), z.unknown()).nullable() })),
});
type Page = z.infer<typeof pageShape>;
type Config = Readonly<Record<string, unknown>>;
type Questions = readonly Config[];

let api: BootedApi;
let workType: string;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  workType = `Type ${randomUUID()}`;
});

const FIELDS = '{ version isOwn config versions { version config } }';
const save = (config: object | null, version: number, of = workType) =>
  sendSetting(api, { name: NAME, workType: of, config, version }, FIELDS);
const saved = async (config: object | null, version: number, of = workType): Promise<Page> => {
  const { code, page } = await save(config, version, of);
  expect(code).toBe('OK');
  return pageShape.parse(page);
};
const questionsIn = (config: Config): Questions => z.array(z.record(z.string(), z.unknown())).parse(openedTicket(config)['questions']);
const edited = (config: Config, change: (questions: Questions) => Questions): Config =>
  closedTicket({ ...openedTicket(config), questions: change(questionsIn(config)) }, config);
const asking = (label: string) => (questions: Questions) => [...questions, { step: 'access', key: label, kind: 'yesNo', label }];
const START = { supervisorName: 'Sam', supervisorPhone: '', forms: [] };
const labels = ({ config }: Page) => currentForm(config).steps.flatMap(({ questions }) => questions.map(({ label }) => label));
const formVersions = ({ config }: Page) => config.forms.map(({ version }) => version);

test('a change is another version upon those that were there, whatever the caller sent of them; going back is one too', async () => {
  const first = await saved(edited(START, asking('gate')), 0);
  const [two = 0] = formVersions(first);
  expect(labels(first)).toContain('gate');
  // as an older console would send it: the earlier form is gone, and another stands in its place
  const bare = { ...START, forms: [{ version: 2, steps: DEFAULT_TICKET_FORM.steps }] };
  const second = await saved(bare, 1);
  expect(formVersions(second)).toEqual([two, two + 1]);
  expect(second.config.forms[0]).toEqual(first.config.forms[0]);
  expect(labels(second)).not.toContain('gate');
  const back = await saved(second.versions.find(({ version }) => version === 1)?.config ?? null, 2);
  expect(labels(back)).toContain('gate');
  expect(formVersions(back)).toEqual([two, two + 1, two + 2]);
  const called = await saved({ ...back.config, supervisorName: 'Lee' }, 3);
  expect(formVersions(called)).toEqual(formVersions(back));
});

test('no version is given twice, in whichever work type, also where it was taken back', async () => {
  const [one] = formVersions(await saved(edited(START, asking('gate')), 0));
  const [other] = formVersions(await saved(edited(START, asking('riser')), 0, `Other ${workType}`));
  expect(other).toBe((one ?? 0) + 1);
  expect(await saved(null, 1)).toMatchObject({ isOwn: false });
  const [next] = formVersions(await saved(edited(START, asking('lift')), 2));
  expect(next).toBe((other ?? 0) + 1);
});

test('two who add questions at once both have them; what both reworded is a clash', async () => {
  const { config } = await saved(edited(START, asking('gate')), 0);
  const both = await Promise.all([save(edited(config, asking('mine')), 1), save(edited(config, asking('yours')), 1)]);
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK']);
  const now = await saved(edited(config, asking('third')), 1);
  expect(labels(now)).toEqual(expect.arrayContaining(['mine', 'yours', 'third']));
  const reworded = (label: string) => edited(config, (all) => all.map((one) => (one['key'] === 'gate' ? { ...one, label } : one)));
  await saved(reworded('Is the gate open?'), 4);
  expect(await save(reworded('Gate?'), 1)).toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: '["row","gate","label"]' }] },
  });
});

test('a form that could not be filled in is refused at its question', async () => {
  const hanging = edited(START, (all) => all.filter(({ key }) => key !== 'isDigging'));
  expect(await save(hanging, 0)).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'config.bydaNumber.when' } });
  const unsigned = edited(START, (all) => all.filter(({ key }) => key !== 'crewSigned'));
  expect((await save(unsigned, 0)).code).toBe('INVALID_INPUT');
  expect((await save(edited(START, asking(' ')), 0)).code).toBe('INVALID_INPUT');
});

test('a work type keeps its forms while tickets have been filled in by them', async () => {
  const { config } = await saved(edited(START, asking('gate')), 0);
  const construction_id = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: randomUUID(), work_type: workType, address: '1 Ferry St', status: 'Scheduled' },
  });
  const ticket = { formVersion: currentForm(config).version, answers: {}, signatures: [], revisions: [], times: {} };
  const id = await insertRow(api.sequelize, 'schedule', { construction_id, name: 'Pit', ticket_of_work: ticket });
  expect(await save(null, 1)).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'config' } });
  await api.sequelize.query('update schedule set ticket_of_work = null where id = $id', { bind: { id } });
  expect(await saved(null, 1)).toMatchObject({ isOwn: false });
});

test('a form that no ticket has leaves the setting half a year after another took its place; its versions keep it, and an open editor is merged', async () => {
  const { config } = await saved(edited(START, asking('gate')), 0);
  const second = await saved(edited(config, asking('riser')), 1);
  const [two = 0, three = 0] = formVersions(second);
  const construction_id = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: randomUUID(), work_type: workType, address: '1 Ferry St', status: 'Scheduled' },
  });
  const ticket = { formVersion: two, answers: {}, signatures: [], revisions: [], times: {} };
  const id = await insertRow(api.sequelize, 'schedule', { construction_id, name: 'Pit', ticket_of_work: ticket });
  const clean = (days: number) => letFormsGo({ sequelize: api.sequelize, now: new Date(Date.now() + days * 86_400_000) });
  const now = async () =>
    pageShape.parse((await api.gql('admin', `{ settingPage(name: "${NAME}", workType: "${workType}") ${FIELDS} }`)).data?.['settingPage']);
  await clean(KEPT_FORM_DAYS + 1);
  expect(formVersions(await now())).toEqual([two, three]);
  await api.sequelize.query(`update schedule set ticket_of_work = '{}' where id = $id`, { bind: { id } });
  await clean(KEPT_FORM_DAYS - 1);
  expect(formVersions(await now())).toEqual([two, three]);
  const seq = await lastChange(api.sequelize);
  expect(await clean(KEPT_FORM_DAYS + 1)).toBe(1);
  expect(await eventMismatches(api.sequelize, seq)).toMatchObject({ faults: [], events: [{ move: 'letFormsGo' }] });
  const left = await now();
  expect([formVersions(left), left.version, labels(left)]).toEqual([[three], 3, labels(second)]);
  const kept = left.versions.find(({ version }) => version === 2)?.config ?? {};
  expect(formVersions({ ...left, config: ticketOfWorkSetting.parse(kept) })).toEqual([two, three]);
  const merged = await saved(edited(second.config, asking('lift')), 2);
  expect(formVersions(merged)).toEqual([three, three + 1]);
  expect(labels(merged)).toEqual(expect.arrayContaining([...labels(second), 'lift']));
  expect(await clean(KEPT_FORM_DAYS + 1)).toBe(1);
});
