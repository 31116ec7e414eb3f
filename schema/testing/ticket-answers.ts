// Answers with which every step of the first form of the ticket of work is done.
import type { Answers, Signature } from '../domain/ticket/ticket.ts';

export const PREFILLED: Answers = {
  workOrder: '48213',
  address: 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765',
  task: 'Pit and pipe',
  crew: 'Crew North',
};

export const GOOD_ANSWERS: Answers = {
  ...PREFILLED,
  position: { latitude: -33.7712, longitude: 150.9053, accuracyMetres: 6, at: '2026-11-22T20:18:00.000Z' },
  isRightSite: true,
  builderApproval: true,
  siteContactTold: true,
  inducted: true,
  otherTrades: false,
  isDigging: true,
  bydaNumber: '50123456',
  plansOnSite: true,
  ownersResponded: true,
  plansExpire: '2026-12-18',
  located: true,
  potholePhoto: true,
  traffic: true,
  trafficControl: 'Verge closed, two cones each side',
  deepTrench: false,
  asbestosPit: true,
  powerSafe: true,
  confinedSpace: false,
  heights: false,
  weather: 'Fine',
};

export const RECORDED: Answers = { conduitSize: '50 mm', conduitLength: 31.5, asBuiltPhoto: true, leftSafe: true, reinstated: true };

export const signatureOf = (id: string, by: Signature['by'], at = '2026-11-22T20:18:00.000Z'): Omit<Signature, 'assessment'> => ({
  ...{ id, by, at },
  name: 'Marco Petrelli',
  ink: [
    [10, 20, 30, 40, 50, 20],
    [60, 60],
  ],
});
