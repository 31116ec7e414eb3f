// What a change of a job from the field makes of it (specification 1 §5; 2 §5; domain.md §2, "Other moves").
import { dateByVisit, setContacts, setDeveloper, setStatus, type ContactState, type JobState } from './job.effects.ts';

const contact = (part: Partial<ContactState> = {}): ContactState => ({
  id: 1,
  name: 'Tom',
  description: 'Site manager',
  phone: '+61491570156',
  email: null,
  sortOrder: 1,
  ...part,
});
const second = contact({ id: 2, name: 'Sarah', phone: '+61491570157', sortOrder: 2 });
const job = (part: Partial<JobState> = {}): JobState => ({
  status: 'Scheduled',
  developer: 'Tamar Homes',
  siteContact: 'Tom',
  siteContactPhone: '+61491570156',
  onsiteDate: null,
  siteContacts: [contact(), second],
  ...part,
});
const typed = ({ id, ...values }: ContactState, as: number | null = id) => ({ id: as, ...values });

type Row = readonly [what: string, before: JobState, effect: (job: JobState) => JobState, changes: Partial<JobState>];

const ROWS: readonly Row[] = [
  ['a status', job(), (state) => setStatus(state, 'Closed'), { status: 'Closed' }],
  ['the first visit dates the job', job(), (state) => dateByVisit(state, '2026-11-20'), { onsiteDate: '2026-11-20' }],
  ['a job that has a day keeps it', job({ onsiteDate: '2026-11-19' }), (state) => dateByVisit(state, '2026-11-18'), {}],
  [
    'the short form edits the primary contact alone',
    job({ siteContacts: [second, contact({ sortOrder: 1 })] }),
    (state) => setDeveloper(state, { developer: 'Owen', siteContact: 'Ann', siteContactPhone: '+61491570110' }),
    {
      developer: 'Owen',
      siteContact: 'Ann',
      siteContactPhone: '+61491570110',
      siteContacts: [second, contact({ name: 'Ann', phone: '+61491570110' })],
    },
  ],
  ['what is left out stays', job(), (state) => setDeveloper(state, { developer: 'Owen' }), { developer: 'Owen' }],
  [
    'null clears',
    job({ siteContacts: [contact()] }),
    (state) => setDeveloper(state, { developer: null, siteContact: null }),
    { developer: null, siteContact: null, siteContacts: [contact({ name: null })] },
  ],
  [
    'the short form makes the primary contact where there is none',
    job({ siteContact: null, siteContactPhone: null, siteContacts: [] }),
    (state) => setDeveloper(state, { siteContact: 'Ann', siteContactPhone: null }),
    { siteContact: 'Ann', siteContacts: [contact({ id: 0, name: 'Ann', description: 'Primary', phone: null })] },
  ],
  [
    'a developer alone makes nobody where there is no contact',
    job({ siteContact: null, siteContactPhone: '', siteContacts: [] }),
    (state) => setDeveloper(state, { developer: 'Owen' }),
    { developer: 'Owen' },
  ],
  [
    'the long form replaces the list: who is not named goes, who is new comes, and the job’s own contact is the primary one',
    job(),
    (state) => setContacts(state, { developer: null, siteContacts: [typed(contact({ name: 'New', sortOrder: 3 }), null), typed(second)] }),
    {
      developer: null,
      siteContact: 'Sarah',
      siteContactPhone: '+61491570157',
      siteContacts: [second, contact({ id: 0, name: 'New', sortOrder: 3 })],
    },
  ],
  [
    'of equal orders the older is the primary, whatever order they were sent in',
    job(),
    (state) =>
      setContacts(state, {
        siteContacts: [typed(contact({ name: 'New' }), null), typed({ ...second, sortOrder: 1 }), typed(contact())],
      }),
    { siteContacts: [contact(), { ...second, sortOrder: 1 }, contact({ id: 0, name: 'New' })] },
  ],
];

test.each(ROWS)('%s', (_, before, effect, changes) => {
  const kept = JSON.parse(JSON.stringify(before)) as JobState;
  expect(effect(before)).toEqual({ ...kept, ...changes });
  expect(before).toEqual(kept);
});
