import { changedPart } from './changed-part.ts';
import { draftEdits, readEdits, unsavedSince, withEdit, type Parse } from './form-edits.ts';

const parse: Parse = (field, raw) => {
  if (field === 'premises' && raw !== '' && Number.isNaN(Number(raw))) return { ok: false, sentence: 'Premises must be a number.' };
  if (field === 'premises') return { ok: true, value: raw === '' ? null : Number(raw) };
  return { ok: true, value: typeof raw === 'string' ? raw.trim() || null : raw };
};
const shown = { suburb: 'Ryde', premises: 4, isReceived: true };

test('a field that was put back is no edit, and one that others changed since keeps its base', () => {
  const edited = withEdit({}, 'suburb', 'Epping', shown, parse);
  expect(edited).toEqual({ suburb: { raw: 'Epping', base: 'Ryde' } });
  expect(withEdit(edited, 'suburb', 'Ryde', shown, parse)).toEqual({});
  expect(withEdit(edited, 'suburb', 'Lane Cove', { suburb: 'Burwood' }, parse)).toEqual({ suburb: { raw: 'Lane Cove', base: 'Ryde' } });
  expect(withEdit({}, 'isReceived', true, shown, parse)).toEqual({});
});

test('edits are parsed into changes with their base, and into faults', () => {
  const edits = {
    suburb: { raw: ' Ryde ', base: 'Ryde' },
    premises: { raw: 'x', base: 4 },
    isReceived: { raw: false, base: true },
  };
  expect(readEdits(edits, parse)).toEqual({
    changes: { isReceived: false },
    base: { isReceived: true },
    faults: { premises: 'Premises must be a number.' },
  });
});

test('of a stored draft only what has the right shape is restored', () => {
  const edits = { suburb: { raw: 'Epping', base: 'Ryde' } };
  expect(draftEdits({ edits })).toEqual(edits);
  for (const odd of [null, 7, {}, { edits: null }, { edits: { suburb: 'Epping', premises: { raw: 4, base: null } } }])
    expect(draftEdits(odd)).toEqual({});
});

test('the part of two texts that differs is marked', () => {
  expect(changedPart('Gate code 4471. Induction.', 'Gate code 2210. Induction.')).toEqual({
    before: 'Gate code ',
    marked: '4471.',
    after: ' Induction.',
  });
  expect(changedPart('the same', 'the same')).toEqual({ before: 'the same', marked: '', after: '' });
});

test('once a save is answered, only what was typed since is left, upon what was saved', () => {
  const sent = { suburb: { raw: 'Epping', base: 'Ryde' }, premises: { raw: '4', base: 3 }, lotNumber: { raw: ' ', base: null } };
  const typedSince = { ...sent, suburb: { raw: 'Eastwood', base: 'Ryde' }, region: { raw: 'North', base: null } };
  expect(unsavedSince(typedSince, sent, { suburb: 'Epping', premises: 4 })).toEqual({
    suburb: { raw: 'Eastwood', base: 'Epping' },
    region: { raw: 'North', base: null },
  });
});
