// What a call meets between a browser and the server: its request or its answer lost, a server that is not ready, a gateway's 500 in the middle of a deploy, a
// network's own page.
import type { Route } from '@playwright/test';
import type { Chance } from './chance.ts';

const FAULTS = ['lostRequests', 'lostAnswers', 'unavailable', 'gateways', 'portals'] as const;
export type FaultsMet = Record<(typeof FAULTS)[number], number>;

export const NONE_MET: FaultsMet = { lostRequests: 0, lostAnswers: 0, unavailable: 0, gateways: 0, portals: 0 };

const PAGE = { contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' };
const IN_ITS_PLACE = {
  unavailable: { status: 503, json: { code: 'UNAVAILABLE' } },
  gateways: { status: 500, ...PAGE },
  portals: { status: 200, ...PAGE },
} as const;

/** @param counts the one that was met is counted there */
export async function meetFault(route: Route, chance: Chance, counts: FaultsMet): Promise<void> {
  const fault = FAULTS[Math.floor(chance() * FAULTS.length)] ?? 'lostRequests';
  counts[fault] += 1;
  const isDone = fault === 'lostAnswers' || (fault === 'gateways' && chance() < 0.5);
  if (isDone) await route.fetch();
  if (fault === 'lostRequests' || fault === 'lostAnswers') return route.abort('connectionreset');
  return route.fulfill(IN_ITS_PLACE[fault]);
}
