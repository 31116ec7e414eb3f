// The pages of the administration that are open to this person, for its home page and for the tabs above each of them.
import { createContext, useContext } from 'react';
import type { AdminEntry } from '../feature/feature.ts';

export interface AdminPage extends AdminEntry {
  readonly path: string;
}

export const AdminPagesContext = createContext<readonly AdminPage[]>([]);
export const useAdminPages = (): readonly AdminPage[] => useContext(AdminPagesContext);
