import { buildFieldTask } from '../../testing/build-field-task.ts';
import { columnSettingsOf } from '../settings/column-settings.ts';
import { FIELD_LIST_COLUMNS } from '../settings/field-work-list.setting.ts';
import { customText, fieldColumns, siteLine } from './field-columns.rules.ts';

const ZONE = 'Australia/Sydney';
const setting = (name: string, config: unknown, workType: string | null = null) => ({ name, workType, config });
const list = (shown: readonly string[], workType: string | null = null) =>
  setting(
    'Field Work List',
    { fields: [...Object.keys(FIELD_LIST_COLUMNS), 'Gate code'].map((fieldName) => ({ fieldName, show: shown.includes(fieldName) })) },
    workType,
  );
const templates = (names: readonly string[], isFieldWork = true) => ({
  templates: names.map((fieldName) => ({ fieldName, fieldType: 'text', isFieldWork })),
});
const unread: string[] = [];
const columnsOf = (rows: ReturnType<typeof setting>[], types = ['Pre-install']) =>
  fieldColumns(
    types,
    columnSettingsOf(rows, (problem) => unread.push(problem)),
    ZONE,
  );
const labels = (rows: ReturnType<typeof setting>[], types?: string[]) => columnsOf(rows, types).map(({ label }) => label);

describe('the columns of the list’s table (Spec 2 §2)', () => {
  it('are the fixed ones and, where nothing is set, the due date', () => {
    expect(labels([])).toEqual(['Address', 'Task', 'Work Order', 'Status', 'Due Date']);
  });

  it('has Job Status where the work type is followed by it', () => {
    const tracked = setting('Field Job Status', { useJobStatus: true, statusColours: [] }, 'MDU');
    expect(labels([tracked])).not.toContain('Job Status');
    const [column] = columnsOf([tracked], ['Pre-install', 'MDU']).filter(({ key }) => key === 'jobStatus');
    expect(column?.textOf(buildFieldTask({ workType: 'MDU', status: 'Scheduled' }))).toBe('Scheduled');
    expect(column?.textOf(buildFieldTask({ status: 'Scheduled' }))).toBe('');
  });

  it('shows each optional column by the setting, in the order of the specification', () => {
    expect(labels([list(Object.keys(FIELD_LIST_COLUMNS))]).slice(4)).toEqual([
      'Developer',
      'Scheduled Start',
      'Issued Date',
      'Due Date',
      'Issued By',
      'Onsite Date',
      'Site Contact',
      'Customer Ref',
    ]);
    for (const [key, label] of Object.entries(FIELD_LIST_COLUMNS)) expect(labels([list([key])]).slice(4)).toEqual([label]);
    expect(labels([list([])])).toHaveLength(4);
  });

  it('is there when one work type of the list shows it, and empty for the others', () => {
    const rows = [list([]), list(['developer'], 'MDU')];
    expect(labels(rows)).not.toContain('Developer');
    const [column] = columnsOf(rows, ['Pre-install', 'MDU', 'MDU']).slice(4);
    expect(column?.textOf(buildFieldTask({ workType: 'MDU' }))).toBe('Tamar Homes');
    expect(column?.textOf(buildFieldTask({}))).toBe('');
  });

  it('carries the names that the settings give, all of them where work types differ', () => {
    const named = (displayName: string, workType: string | null) =>
      setting('Optional Construction Fields', { fields: [{ fieldName: 'developer', displayName, show: true }] }, workType);
    const rows = [list(['developer']), named('Builder', null), named('Building manager', 'MDU')];
    expect(labels(rows)).toContain('Builder');
    expect(labels(rows, ['Pre-install', 'MDU'])).toContain('Builder / Building manager');
  });

  it('ends with the custom fields that are for the field, each once; the Field Work List may hide one by name', () => {
    const custom = (names: string[], workType: string | null, isFieldWork = true) =>
      setting('Custom Construction Fields', templates(names, isFieldWork), workType);
    const rows = [custom(['Gate code', 'Ground'], null), custom(['Gate code', 'Floors'], 'MDU')];
    expect(labels(rows, ['Pre-install', 'MDU']).slice(5)).toEqual(['Gate code', 'Ground', 'Floors']);
    expect(labels([custom(['Strata'], null, false)])).not.toContain('Strata');
    expect(
      labels([custom(['Strata'], null, false), setting('Field Work List', { fields: [{ fieldName: 'Strata', show: true }] })]),
    ).not.toContain('Strata');
    expect(labels([...rows, list([])])).not.toContain('Gate code');
    const [, ground] = columnsOf(rows).slice(5);
    expect(ground?.textOf(buildFieldTask({ customFields: { fields: [{ fieldName: 'Ground', value: 'Clay' }] } }))).toBe('Clay');
    expect(ground?.textOf(buildFieldTask({ workType: 'MDU', customFields: { fields: [] } }))).toBe('');
  });

  it('a setting that cannot be read gives way to its default and is told', () => {
    unread.length = 0;
    expect(labels([setting('Field Work List', { fields: 'all' })])).toContain('Due Date');
    expect(unread).toHaveLength(1);
  });

  it('has text filters for address, work order and site contact, choices for the others', () => {
    const texts = columnsOf([list(Object.keys(FIELD_LIST_COLUMNS))]).filter(({ filter }) => filter === 'text');
    expect(texts.map(({ key }) => key)).toEqual(['address', 'workOrder', 'siteContact']);
  });
});

describe('a cell (Spec 2 §9)', () => {
  it('writes dates as everywhere, and sorts by the day', () => {
    const shown = columnsOf([list(Object.keys(FIELD_LIST_COLUMNS))]);
    const task = buildFieldTask({
      scheduledStartTime: '2026-11-20T02:00:00Z',
      dueDate: '2026-11-24',
      onsiteDate: '2026-11-19T22:00:00Z',
      acceptedDate: '2026-11-13T01:00:00Z',
    });
    const cells = Object.fromEntries(shown.map(({ key, textOf }) => [key, textOf(task)]));
    expect(cells).toMatchObject({
      address: 'Lot 14, 8 Wattle Rd, Box Hill',
      task: 'Pit and pipe',
      workOrder: '48213',
      status: 'Work In Progress',
      developer: 'Tamar Homes',
      scheduledStartTime: '20 Nov 2026 01:00 PM',
      issuedDate: '12 Nov 2026',
      dueDate: '24 Nov 2026',
      issuedBy: 'Leanne Hart',
      onsiteDate: '20 Nov 2026',
      siteContact: 'Sarah Lindqvist',
      customerRef: 'MF-77120',
    });
    expect(shown.find(({ key }) => key === 'dueDate')?.orderOf(task)).toBe('2026-11-24');
    expect(shown.find(({ key }) => key === 'dueDate')?.textOf(buildFieldTask())).toBe('');
  });

  it.each([
    [true, 'Yes'],
    [false, 'No'],
    [3, '3'],
    [' A ', 'A'],
    [null, ''],
    [undefined, ''],
  ])('writes the custom value %p as %p', (value, text) => expect(customText(value)).toBe(text));

  it('leads with the number that the crew looks for', () => {
    expect(siteLine(buildFieldTask({ lotNumber: null, streetNumber: '64', streetName: 'Riverstone', roadType: 'Pde' }))).toBe(
      'No 64, Riverstone Pde, Box Hill',
    );
  });
});
