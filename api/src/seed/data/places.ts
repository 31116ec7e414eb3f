// Real suburb, postcode and state triples of growth areas, with streets that are believable there; and phones that ring nobody.
interface Place {
  readonly suburb: string;
  readonly postCode: string;
  readonly state: 'NSW' | 'QLD' | 'VIC' | 'WA';
  readonly region: string;
}

const place = (suburb: string, postCode: string, state: Place['state'], region: string): Place => ({ suburb, postCode, state, region });

/** Crews of western Sydney: where the landmarks stand. */
export const WESTERN_SYDNEY: readonly Place[] = [
  place('Box Hill', '2765', 'NSW', 'Sydney North West'),
  place('Marsden Park', '2765', 'NSW', 'Sydney North West'),
  place('Schofields', '2762', 'NSW', 'Sydney North West'),
  place('Rouse Hill', '2155', 'NSW', 'Sydney North West'),
  place('Tallawong', '2762', 'NSW', 'Sydney North West'),
  place('Melonba', '2765', 'NSW', 'Sydney North West'),
  place('North Kellyville', '2155', 'NSW', 'Sydney North West'),
  place('Riverstone', '2765', 'NSW', 'Sydney North West'),
  place('Grantham Farm', '2765', 'NSW', 'Sydney North West'),
  place('Nirimba Fields', '2763', 'NSW', 'Sydney North West'),
  place('Gables', '2765', 'NSW', 'Sydney North West'),
  place('Oran Park', '2570', 'NSW', 'Sydney South West'),
  place('Leppington', '2179', 'NSW', 'Sydney South West'),
  place('Austral', '2179', 'NSW', 'Sydney South West'),
  place('Gregory Hills', '2557', 'NSW', 'Sydney South West'),
  place('Jordan Springs', '2747', 'NSW', 'Sydney West'),
];

export const PLACES: readonly Place[] = [
  ...WESTERN_SYDNEY,
  place('Ripley', '4306', 'QLD', 'Brisbane West'),
  place('Springfield Lakes', '4300', 'QLD', 'Brisbane West'),
  place('Yarrabilba', '4207', 'QLD', 'Brisbane South'),
  place('Pimpama', '4209', 'QLD', 'Gold Coast'),
  place('North Lakes', '4509', 'QLD', 'Brisbane North'),
  place('Baringa', '4551', 'QLD', 'Sunshine Coast'),
  place('Tarneit', '3029', 'VIC', 'Melbourne West'),
  place('Truganina', '3029', 'VIC', 'Melbourne West'),
  place('Wollert', '3750', 'VIC', 'Melbourne North'),
  place('Mickleham', '3064', 'VIC', 'Melbourne North'),
  place('Clyde North', '3978', 'VIC', 'Melbourne South East'),
  place('Byford', '6122', 'WA', 'Perth South'),
  place('Baldivis', '6171', 'WA', 'Perth South'),
  place('Ellenbrook', '6069', 'WA', 'Perth North'),
  place('Alkimos', '6038', 'WA', 'Perth North'),
];

export const REGIONS: readonly string[] = [...new Set(PLACES.map(({ region }) => region))];

export const STREETS: readonly (readonly [name: string, roadType: string])[] = [
  ['Wattle', 'Rd'],
  ['Kookaburra', 'Way'],
  ['Farmland', 'Dr'],
  ['Alchemy', 'St'],
  ['Brahman', 'St'],
  ['Ravine', 'Cct'],
  ['Clover', 'Gr'],
  ['Sandstone', 'Ave'],
  ['Nimbus', 'Rd'],
  ['Hezlett', 'Rd'],
  ['Lomandra', 'Cct'],
  ['Lark', 'St'],
  ['Bellbird', 'Dr'],
  ['Ironbark', 'Way'],
  ['Quarry', 'Ln'],
  ['Heron', 'Pde'],
  ['Saltbush', 'St'],
  ['Wandoo', 'Loop'],
  ['Cockatoo', 'Rise'],
  ['Banksia', 'Bvd'],
  ['Finch', 'Cres'],
  ['Orchard', 'Mews'],
  ['Station', 'St'],
  ['Mallee', 'Dr'],
  ['Bottlebrush', 'Ave'],
  ['Stringybark', 'Cl'],
  ['Grevillea', 'Tce'],
  ['Magpie', 'Pl'],
];

export const ROAD_TYPES: readonly string[] = [
  'Ave',
  'Bvd',
  'Cct',
  'Cl',
  'Cres',
  'Ct',
  'Dr',
  'Gr',
  'Ln',
  'Loop',
  'Mews',
  'Pde',
  'Pl',
  'Rd',
  'Rise',
  'St',
  'Tce',
  'Way',
];

export const BUILDERS: readonly string[] = [
  'Tamar Homes',
  'Corella Living',
  'Redgum Homes',
  'Sandgate Constructions',
  'Brightwater Homes',
  'Hearthstone Projects',
  'Lockyer & Sons',
];

export const CUSTOMERS: readonly (readonly [name: string, prefix: string])[] = [
  ['Meridian Fibre', 'MF'],
  ['Coastline Networks', 'CN'],
  ['Northern Loop', 'NL'],
  ['Westline Access', 'WA'],
];

export const SITE_CONTACTS: readonly (readonly [first: string, last: string])[] = [
  ['Sarah', 'Lindqvist'],
  ['Joel', 'Marsh'],
  ['Dale', 'Whitby'],
  ['Hana', 'Okafor'],
  ['Steve', 'Papadakis'],
  ['Nicole', 'Tran'],
  ['Brett', 'Callaghan'],
  ['Amira', 'Saleh'],
  ['Glenn', 'Foster'],
];

/** Mobile numbers that are set aside for fiction (ACMA). */
export const FICTION_MOBILES: readonly string[] = ['006', '156', '157', '158', '159', '110', '313', '737'].map((end) => `+61491570${end}`);

/** Where some of the landmarks stand: lot, street number, street, road type, suburb. */
export const LANDMARK_SPOTS: Readonly<
  Record<string, readonly [lot: string, number: string, street: string, roadType: string, suburb: string]>
> = {
  '48213': ['14', '8', 'Wattle', 'Rd', 'Box Hill'],
  '48214': ['15', '10', 'Wattle', 'Rd', 'Box Hill'],
  '48240': ['1207', '33', 'Kookaburra', 'Way', 'Marsden Park'],
  '48102': ['6', '42', 'Farmland', 'Dr', 'Schofields'],
  '47988': ['31', '17', 'Brahman', 'St', 'Melonba'],
  '48051': ['88', '5', 'Hezlett', 'Rd', 'North Kellyville'],
  '48255': ['301', '12', 'Ravine', 'Cct', 'Tallawong'],
  '48290': ['52', '3', 'Sandstone', 'Ave', 'Grantham Farm'],
  '47902': ['77', '21', 'Nimbus', 'Rd', 'Nirimba Fields'],
  '47871': ['220', '9', 'Alchemy', 'St', 'Gables'],
};
