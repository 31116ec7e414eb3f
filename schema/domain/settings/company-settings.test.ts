// The settings of the whole company: what each refuses, and what its holidays come to.
import { refusalOf } from '../../testing/refusal-of.ts';
import { REFUSED_OF_COMPANY } from '../../testing/example-settings.ts';
import { addBusinessDays, daysAgo } from '../kernel/business-days.ts';
import { closedOn, COMPANY_DEFAULTS, isCompanySettingName } from './company-settings.ts';
import { mergeSetting } from './merge-setting.ts';
import { SHARED_DEFAULTS } from './setting-for.ts';
import { parseSetting, parseSettingStrictly, SETTING_NAMES } from './parse-setting.ts';
import { saveSettingInput } from './save-setting.input.ts';

test.each(REFUSED_OF_COMPANY)('%s refuses %j', (name, config) => {
  expect(refusalOf(() => parseSettingStrictly(name, config)).code).toBe('INVALID_INPUT');
  expect(parseSetting(name, config).problem).toContain(name);
});

test('a part that a message does not have is refused by name, with those that there are; a setting saved before has the usual invitation', () => {
  const said = refusalOf(() => parseSettingStrictly('Messages', { builderRequest: '{link}', invitation: '{jobs} {link}' }));
  expect(said.message).toContain('has no part {jobs}. There are: {name}, {link}, {email}, {sender}, {signature}.');
  const lacking = refusalOf(() => parseSettingStrictly('Messages', { builderRequest: '{link}', invitation: 'Hi' }));
  expect(lacking.message).toContain('needs {link}, where the person signs in.');
  expect(parseSettingStrictly('Messages', { builderRequest: '{link}' }).invitation).toBe(COMPANY_DEFAULTS.Messages.invitation);
});

test('a host’s own words are judged as the company’s are, empty they are the company’s, and a host saved before has none', () => {
  const of = (words: object) => ({ builderRequest: '{link}', hosts: [{ host: 'works.example', ...words }] });
  const said = (words: object) => refusalOf(() => parseSettingStrictly('Messages', of(words))).message;
  expect(said({ builderRequest: '{email} {link}' })).toContain('has no part {email}. There are: {contact}, {sender},');
  expect(said({ invitation: '{jobs} {link}' })).toContain('has no part {jobs}. There are: {name}, {link},');
  expect(said({ builderRequest: 'Hi {contact}' })).toContain('needs {link}, where the builder answers.');
  const none = { host: 'works.example', signature: '', domainName: '', builderRequest: '', invitation: '' };
  expect(parseSettingStrictly('Messages', of({})).hosts).toEqual([none]);
  expect(parseSettingStrictly('Messages', of({ builderRequest: ' ', invitation: '' })).hosts).toEqual([none]);
});

test('of two who edit one host, one its message and one its invitation, both hold', () => {
  const of = (words: object) => ({ builderRequest: '{link}', invitation: '{link}', hosts: [{ host: 'works.example', ...words }] });
  const base = of({ builderRequest: '', invitation: '' });
  const merged = mergeSetting(
    'Messages',
    base,
    of({ builderRequest: 'A {link}', invitation: '' }),
    of({ builderRequest: '', invitation: 'B {link}' }),
  );
  expect(merged).toEqual({ config: of({ builderRequest: 'A {link}', invitation: 'B {link}' }), clashes: [] });
});

test('each default is what its own schema takes, and a phone is offered the shared ones alone', () => {
  for (const name of Object.keys(COMPANY_DEFAULTS)) {
    if (!isCompanySettingName(name)) throw new Error(name);
    expect(parseSettingStrictly(name, COMPANY_DEFAULTS[name])).toEqual(COMPANY_DEFAULTS[name]);
    expect(SETTING_NAMES.some((one) => one === name)).toBe(Object.hasOwn(SHARED_DEFAULTS, name));
    expect(saveSettingInput.safeParse({ name, workType: 'MDU', config: {}, version: 0, why: 'x' }).success).toBe(false);
    expect(saveSettingInput.safeParse({ name, workType: null, config: {}, version: 0, why: 'x' }).success).toBe(true);
  }
});

test('an ABN is kept as its digits, and a company that was saved without one reads as before', () => {
  expect(parseSettingStrictly('Company', { name: 'Kestrel', abn: '51 824 753 556' })).toEqual({
    name: 'Kestrel',
    abn: '51824753556',
    logo: '',
  });
  expect(parseSetting('Company', { name: 'Kestrel' })).toEqual({ config: { name: 'Kestrel', abn: '', logo: '' } });
});

test('the company’s own holidays count: everywhere, or in their state alone', () => {
  const isClosed = closedOn({
    days: [
      { day: '2026-11-23', name: 'Show day', state: 'VIC' },
      { day: '2026-11-24', name: 'Shutdown', state: null },
    ],
  });
  expect(addBusinessDays('2026-11-20', 1, 'vic', isClosed)).toBe('2026-11-25');
  expect(addBusinessDays('2026-11-20', 2, 'NSW', isClosed)).toBe('2026-11-25');
  expect(addBusinessDays('2026-11-20', 2, null)).toBe('2026-11-24');
  expect(daysAgo('2026-11-25', 1, 'VIC', isClosed)).toBe('2026-11-24');
  expect(daysAgo('2026-11-25', 2, 'VIC', isClosed)).toBe('2026-11-19');
});
