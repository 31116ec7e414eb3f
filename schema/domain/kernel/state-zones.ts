// The clock of each state (screens.md §2.0).
import type { State } from './postcode.ts';

export interface StateZone {
  readonly zone: string;
  /** 'Sydney', as people say it. */
  readonly city: string;
}

const at = (city: string): StateZone => ({ zone: `Australia/${city}`, city });

const ZONES: Readonly<Record<State, StateZone>> = {
  NSW: at('Sydney'),
  ACT: at('Sydney'),
  VIC: at('Melbourne'),
  TAS: at('Hobart'),
  QLD: at('Brisbane'),
  SA: at('Adelaide'),
  NT: at('Darwin'),
  WA: at('Perth'),
};

export const zoneOfState = (state: State): StateZone => ZONES[state];
