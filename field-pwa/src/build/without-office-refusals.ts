// The field app without the sentences of refusals that only the office meets: no screen asks the rules that refuse so, and where the server should
// answer by such a code all the same, its own sentence is shown (web-session/src/api-error.ts).
import type { Plugin } from 'vite';

const OFFICE = /[\\/]schema[\\/]errors[\\/]office-refusals\.ts$/;

/** Leaves schema/errors/office-refusals.ts empty. */
export function withoutOfficeRefusals(): Plugin {
  return {
    name: 'without-office-refusals',
    enforce: 'pre',
    load: { filter: { id: OFFICE }, handler: () => 'export const OFFICE_REFUSALS = {};' },
  };
}
