// What the list of projects takes (screens.md §2.24).
import type { z } from 'zod';
import { listInputs } from '../list/declared-inputs.ts';
import type { FilterOf, SortKey } from '../list/list-declaration.ts';
import { PROJECT_LIST } from './project.columns.ts';

export type ProjectSort = SortKey<typeof PROJECT_LIST>;
export type ProjectFilter = FilterOf<typeof PROJECT_LIST>;

export const projectListInput = listInputs(PROJECT_LIST).page;
export type ProjectListInput = z.output<typeof projectListInput>;
