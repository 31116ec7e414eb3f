// The catalogue: items with what the customer pays, what a subcontractor is paid (child codes), and what each kind of task is made of.
export interface CatalogueItem {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly unit: 'each' | 'm' | 'h';
  readonly sell: string;
  /** Subcontract rate, or null where the item is never subcontracted. */
  readonly rate: string | null;
  readonly hours: string;
  readonly isArchived?: true;
}

type Line = readonly [
  code: string,
  name: string,
  type: string,
  unit: CatalogueItem['unit'],
  sell: string,
  rate: string | null,
  hours: string,
];

const LINES: readonly Line[] = [
  ['PIT-450', 'Pit, size 5, supply and install', 'Civil', 'each', '540.00', '385.00', '2.5'],
  ['PIT-250', 'Pit, size 2, supply and install', 'Civil', 'each', '395.00', '270.00', '1.75'],
  ['PIT-900', 'Pit, size 9, supply and install', 'Civil', 'each', '1480.00', '1065.00', '5'],
  ['PIT-LID', 'Pit lid, replace', 'Civil', 'each', '118.00', '74.00', '0.5'],
  ['CON-20', 'Conduit 20 mm, trench and lay', 'Civil', 'm', '36.00', '24.50', '0.1'],
  ['CON-50', 'Conduit 50 mm, road crossing', 'Civil', 'm', '88.00', '61.00', '0.25'],
  ['CON-100', 'Conduit 100 mm, trench and lay', 'Civil', 'm', '104.00', '72.50', '0.3'],
  ['BORE-50', 'Directional bore, 50 mm', 'Civil', 'm', '165.00', '118.00', '0.4'],
  ['BORE-100', 'Directional bore, 100 mm', 'Civil', 'm', '228.00', '164.00', '0.5'],
  ['WARN-T', 'Warning tape over conduit', 'Civil', 'm', '2.40', '1.20', '0.01'],
  ['ROCK-H', 'Rock excavation, by hand', 'Civil', 'h', '142.00', '96.00', '1'],
  ['ROCK-M', 'Rock excavation, machine', 'Civil', 'h', '248.00', '185.00', '1'],
  ['REIN-T', 'Reinstatement, turf', 'Civil', 'm', '21.00', '13.50', '0.1'],
  ['REIN-C', 'Reinstatement, concrete', 'Civil', 'm', '132.00', '94.00', '0.6'],
  ['REIN-A', 'Reinstatement, asphalt', 'Civil', 'm', '118.00', '83.00', '0.5'],
  ['POT-H', 'Pothole to locate services', 'Civil', 'each', '190.00', '135.00', '1'],
  ['VAC-EX', 'Vacuum excavation', 'Civil', 'h', '310.00', '225.00', '1'],
  ['TRAF-1', 'Traffic control, crew of two', 'Civil', 'h', '156.00', '112.00', '1'],
  ['DEW-1', 'Dewater pit', 'Civil', 'each', '85.00', '48.00', '0.5'],
  ['LEAD-1', 'Lead-in to boundary point', 'Lead-in', 'each', '205.00', '140.00', '1'],
  ['LEAD-2', 'Lead-in, pit to dwelling', 'Lead-in', 'each', '445.00', '310.00', '2'],
  ['LEAD-L', 'Lead-in, each metre over 20', 'Lead-in', 'm', '28.00', '18.50', '0.1'],
  ['PT-1', 'Premises termination, wall box', 'Lead-in', 'each', '186.00', '129.00', '0.75'],
  ['PT-2', 'Premises termination, internal', 'Lead-in', 'each', '214.00', '148.00', '1'],
  ['DROP-A', 'Drop cable, aerial', 'Lead-in', 'each', '262.00', '181.00', '1.5'],
  ['SURV-1', 'Site survey and scoping', 'Survey', 'each', '160.00', '105.00', '1'],
  ['SURV-P', 'Site survey, power check', 'Survey', 'each', '65.00', '38.00', '0.25'],
  ['MARK-1', 'Mark boundary and lead-in path', 'Survey', 'each', '72.00', '45.00', '0.5'],
  ['DUCT-P', 'Prove duct with rod and mandrel', 'Survey', 'm', '4.60', '2.90', '0.02'],
  ['HAUL-12', 'Haul cable, 12 fibre', 'Cable', 'm', '6.80', '4.40', '0.02'],
  ['HAUL-72', 'Haul cable, 72 fibre', 'Cable', 'm', '8.90', '5.80', '0.03'],
  ['SPL-F', 'Splice, each fibre', 'Cable', 'each', '24.00', '16.00', '0.15'],
  ['SPL-C', 'Splice closure, fit and seal', 'Cable', 'each', '318.00', '224.00', '1.5'],
  ['OTDR-1', 'Test with OTDR, both ways', 'Cable', 'each', '42.00', '27.50', '0.25'],
  ['MDU-TR', 'Cable tray, per metre', 'MDU', 'm', '54.00', '36.50', '0.3'],
  ['MDU-RI', 'Riser cable, per floor', 'MDU', 'each', '236.00', '162.00', '1.5'],
  ['MDU-DB', 'Distribution box, fit out', 'MDU', 'each', '690.00', '488.00', '4'],
  ['MDU-AP', 'Apartment run and outlet', 'MDU', 'each', '258.00', '177.00', '1.75'],
  ['MDU-CR', 'Core drill to 50 mm', 'MDU', 'each', '128.00', '86.00', '0.75'],
  ['WAIT-1', 'Waiting time, site not ready', 'Time', 'h', '110.00', '72.00', '1'],
];

const ARCHIVED: readonly Line[] = [
  ['PIT-AC', 'Pit, asbestos cement, repair', 'Civil', 'each', '460.00', null, '3'],
  ['COP-10', 'Copper lead-in, 10 pair', 'Lead-in', 'each', '280.00', null, '2'],
];

const item = ([code, name, type, unit, sell, rate, hours]: Line): CatalogueItem => ({ code, name, type, unit, sell, rate, hours });

export const CATALOGUE: readonly CatalogueItem[] = [
  ...LINES.map(item),
  ...ARCHIVED.map((line) => ({ ...item(line), isArchived: true as const })),
];

export const childCodeOf = (code: string): string => `${code}.S`;

/** What a customer pays for an item, under the customer's own code; the contracts are those of the jobs. */
export interface SoldCode {
  readonly externalCode: string;
  readonly customer: string;
  readonly contract: string;
  readonly code: string;
  /** Left out: the item's own. */
  readonly unit?: string;
  /** How many of the item one of its unit holds; left out: one. */
  readonly perItem?: string;
  /** It was not agreed again for this year. */
  readonly isOver?: true;
}

const schedule = (
  customer: string,
  contract: string,
  codes: readonly (readonly [externalCode: string, code: string, more?: Pick<SoldCode, 'unit' | 'perItem' | 'isOver'>])[],
): readonly SoldCode[] => codes.map(([externalCode, code, more]) => ({ customer, contract, externalCode, code, ...more }));

export const SOLD_CODES: readonly SoldCode[] = [
  ...schedule('Meridian Fibre', 'MF-FIELD-26', [
    ['MF-1010', 'PIT-450'],
    ['MF-1020', 'PIT-250'],
    ['MF-1210', 'CON-20'],
    ['MF-1250', 'CON-50'],
    ['MF-2010', 'LEAD-1'],
    ['MF-3012', 'HAUL-12', { unit: 'km', perItem: '1000' }],
    ['MF-9100', 'WAIT-1', { isOver: true }],
  ]),
  ...schedule('Northern Loop', 'NL-FIELD-26', [
    ['N/PIT5', 'PIT-450'],
    ['N/DUCT20', 'CON-20'],
    ['N/LEADIN', 'LEAD-2'],
    ['N/SPLICE', 'SPL-F'],
  ]),
  ...schedule('Meridian Fibre', 'MF-MDU-26', [
    ['MF-7010', 'MDU-DB'],
    ['MF-7020', 'MDU-RI'],
    ['MF-7030', 'MDU-AP'],
  ]),
];

export const TASK_NAMES = ['Pre-install', 'Pit and pipe', 'Lead-in', 'Haul and splice', 'MDU fit-out'] as const;
export type TaskName = (typeof TASK_NAMES)[number];

/** What a task of that kind is planned with: the code and the least and most of it. The first three are always there. */
export const KITS: Readonly<Record<TaskName, readonly (readonly [code: string, low: number, high: number])[]>> = {
  'Pre-install': [
    ['SURV-1', 1, 1],
    ['MARK-1', 1, 1],
    ['CON-20', 6, 24],
    ['SURV-P', 1, 1],
    ['POT-H', 1, 2],
  ],
  'Pit and pipe': [
    ['PIT-450', 1, 3],
    ['CON-20', 18, 60],
    ['CON-50', 8, 16],
    ['LEAD-1', 1, 2],
    ['WARN-T', 18, 60],
  ],
  'Lead-in': [
    ['LEAD-2', 1, 1],
    ['CON-20', 8, 22],
    ['PT-1', 1, 1],
    ['REIN-T', 4, 12],
    ['DUCT-P', 10, 30],
  ],
  'Haul and splice': [
    ['HAUL-12', 80, 320],
    ['SPL-F', 4, 12],
    ['SPL-C', 1, 2],
    ['OTDR-1', 4, 12],
    ['DUCT-P', 80, 200],
  ],
  'MDU fit-out': [
    ['MDU-DB', 1, 2],
    ['MDU-RI', 3, 8],
    ['MDU-AP', 4, 24],
    ['MDU-TR', 12, 40],
    ['MDU-CR', 2, 6],
  ],
};
