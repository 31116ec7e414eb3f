import { TILE_NAMES, tilesFor, tileText, type TileJob } from './task-tiles.rules.ts';

const job: TileJob = {
  status: 'In construction',
  description: '',
  workType: 'Pre-install',
  region: 'NSW West',
  financialContact: { displayName: 'Meridian Fibre' },
  deliveryPartnerPm: null,
  scheduler: 'Leanne Hart',
  developer: 'Tamar Homes',
  buildType: 'SDU',
  acceleratedJob: false,
  originalDueDate: '2026-11-20',
  updatedDueDate: '2026-11-24',
  onsiteDate: '2026-11-18',
  integrationDate: null,
  dbydExpiryDate: '2026-12-12',
  laseDate: null,
  crqDate: null,
  crqNumber: 'CRQ-1',
  siteContact: 'Sarah Lindqvist',
  customerRef: 'MF-77120',
};
const optional = {
  fields: [
    { fieldName: 'developer', displayName: 'Builder', show: true },
    { fieldName: 'region', displayName: 'Area', show: true },
  ],
};

describe('summary tiles (Spec 1 §2)', () => {
  it('are the nineteen that the specification lists, under its labels', () => {
    const all = tilesFor({ fields: TILE_NAMES.map((fieldName) => ({ fieldName, show: true })) }, { fields: [] });
    expect(all.map((tile) => tile.label)).toEqual([
      ...[
        'Status',
        'Description',
        'Work Type',
        'Region',
        'Customer',
        'DP PM',
        'Scheduler',
        'Developer',
        'Build Type',
        'Accelerated Job',
        'Due Date',
      ],
      ...['Onsite Date', 'Integration Date', 'DBYD Expiry', 'LASE Date', 'CRQ Date', 'CRQ Number', 'Site Contact', 'Customer Ref'],
    ]);
  });

  it('show as the setting says, in its order, and customise scheduler and developer only', () => {
    const fields = ['developer', 'region', 'nonsense', 'status'].map((fieldName) => ({ fieldName, show: true }));
    const tiles = tilesFor({ fields: [...fields, { fieldName: 'dueDate', show: false }] }, optional);
    expect(tiles).toEqual([
      { name: 'developer', label: 'Builder' },
      { name: 'region', label: 'Region' },
      { name: 'status', label: 'Status' },
    ]);
  });

  it.each([
    ['dueDate', '24 Nov 2026'],
    ['onsiteDate', '18 Nov 2026'],
    ['integrationDate', null],
    ['acceleratedJob', 'No'],
    ['customer', 'Meridian Fibre'],
    ['description', null],
    ['deliveryPartnerPm', null],
  ] as const)('%s says %p', (name, text) => {
    expect(tileText(job, name)).toBe(text);
  });

  it('fall back to the original due date', () => {
    expect(tileText({ ...job, updatedDueDate: null }, 'dueDate')).toBe('20 Nov 2026');
  });
});
