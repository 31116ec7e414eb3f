// Provides the task page's forms to the list: only the app knows both.
import { lazy, type ReactNode } from 'react';
import { JobSheetsContext } from '../platform/job-sheets/job-sheets-context.ts';

const JobSheets = lazy(() => import('../features/task/JobSheets.tsx'));

export function FormsOfTask({ children }: { readonly children: ReactNode }) {
  return <JobSheetsContext value={JobSheets}>{children}</JobSheetsContext>;
}
