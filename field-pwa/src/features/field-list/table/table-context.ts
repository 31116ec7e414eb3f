// What every cell of the table reads: the day, who looks, the settings of each work type, and the form that a cell opens.
import { createContext, useContext } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { ColumnSettingsOf } from '@lotline/schema/domain/settings/column-settings';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import type { JobSheet } from '../../../platform/job-sheets/job-sheets-context.ts';
import type { CrewNameOf } from '../facts/crew-name.ts';
import type { Clock } from '../facts/row-facts.ts';

export interface TableFacts {
  readonly clock: Clock;
  readonly actor: Actor;
  readonly settingsOf: ColumnSettingsOf;
  readonly crewNameOf: CrewNameOf;
  /** The id of the list of builders that a developer is chosen from. */
  readonly buildersId: string;
  /** Opens the message that asks the builder of a job. */
  readonly askBuilder: (constructionId: number) => void;
  readonly openSheet: (task: FieldTask, sheet: JobSheet) => void;
}

export const TableContext = createContext<TableFacts | null>(null);

/** @throws Error outside the table. */
export function useTable(): TableFacts {
  const facts = useContext(TableContext);
  if (facts === null) throw new Error('A cell belongs inside ListTable');
  return facts;
}
