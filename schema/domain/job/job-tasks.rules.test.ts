import { CLAIMS } from '../kernel/claims.ts';
import { canAddFromTemplate, taskFromTemplate, templateNames } from './job-tasks.rules.ts';

const ITEMS = [{ code: 'CON-20', quantity: null }];
const template = (taskName: string, leadDays: number | null = null, groupName: string | null = null) => ({
  ...{ taskName, leadDays, groupName },
  items: ITEMS,
});
const SETTING = { templates: [template('Pre-install', 7), template('Lead-in', null, 'Ridgeway Cabling')] };
const office = { userId: 1, groupIds: new Set<number>(), claims: new Set(CLAIMS), isSubcontractor: false };

test('a job whose work type has the template takes it, whatever its case', () =>
  expect(canAddFromTemplate(office, ['Lead-in'], SETTING, 'pre-INSTALL ')).toEqual({ ok: true }));

test.each([
  ['without the claim, before anything else', { ...office, claims: new Set<never>() }, [], 'Splice', 'CLAIM_REQUIRED'],
  ['a template that this work type has not', office, [], 'Splice', 'TEMPLATE_MISSING'],
  ['a task that the job has open already', office, ['lead-in '], 'Lead-in', 'TASK_THERE'],
] as const)('refuses %s', (_what, actor, open, name, code) =>
  expect(canAddFromTemplate(actor, open, SETTING, name)).toMatchObject({ ok: false, code }),
);

test('the task is as the template has it: its name, its days from today, its crew', () => {
  expect(taskFromTemplate(SETTING, 'pre-install', '2026-11-28')).toEqual({
    name: 'Pre-install',
    groupName: null,
    dueDate: '2026-12-05',
    items: ITEMS,
  });
  expect(taskFromTemplate(SETTING, 'Lead-in', '2026-11-28')).toEqual({
    name: 'Lead-in',
    groupName: 'Ridgeway Cabling',
    dueDate: null,
    items: ITEMS,
  });
  expect(taskFromTemplate(SETTING, 'Splice', '2026-11-28')).toBeNull();
});

test('the names of every work type are offered once each', () => {
  const row = (workType: string | null, ...names: string[]) => ({
    name: 'Task Templates',
    workType,
    config: { templates: names.map((name) => template(name)) },
  });
  expect(templateNames([row(null, 'Pre-install', 'Lead-in'), row('MDU', 'MDU fit-out', 'lead-in')])).toEqual([
    'Pre-install',
    'Lead-in',
    'MDU fit-out',
  ]);
});
