// The task page's forms for another screen: the list opens them over itself. The app provides them, so that no feature imports another.
import { createContext, type ComponentType } from 'react';
import type { FieldTaskComment } from '@lotline/schema/domain/task/field-task';

export type JobSheet = { readonly name: 'status' | 'contacts' } | { readonly name: 'fieldComment'; readonly comment: FieldTaskComment };

export interface JobSheetProps {
  readonly constructionId: number;
  readonly taskId: number;
  readonly sheet: JobSheet;
  readonly onClose: () => void;
}

export const JobSheetsContext = createContext<ComponentType<JobSheetProps> | null>(null);
