// The columns of the crews' list as the form has them, with one task: the parts of the field app, which shows its list so from the width of a tablet (screens.md §2.21).
import type { ReactNode } from 'react';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { shortened } from '@lotline/schema/domain/kernel/shortened';
import type { ColumnSettings } from '@lotline/schema/domain/settings/column-settings';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import { DEFAULT_SETTINGS, type SettingConfig, type SettingName } from '@lotline/schema/domain/settings/setting-for';
import { fieldColumns, type FieldColumn } from '@lotline/schema/domain/task/field-columns.rules';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import {
  CellText,
  JobStatusText,
  StateCell,
  TaskColumnHeads,
  TaskColumns,
  taskGridClass,
  taskGridWidth,
} from '@lotline/shared-ui/components/TaskTable/TaskTableParts';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { useSettingPage } from './use-settings.ts';
import styles from './PhonePreview.module.css';

/** Of every work type that has none of its own. */
const ANY = 'Pre-install';

type CustomField = SettingConfig<'Custom Construction Fields'>['templates'][number];

const VALUES: Readonly<Record<string, string | number | boolean>> = { checkbox: true, number: 12, date: '24 Nov' };
const valueOf = ({ fieldName, fieldType, options }: CustomField) => ({ fieldName, value: VALUES[fieldType] ?? options?.[0] ?? 'Example' });

const exampleOf = (workType: string, status: string, year: string, custom: readonly CustomField[]): FieldTask => ({
  ...{
    id: 1,
    version: 0,
    constructionId: 1,
    name: 'Pit and pipe',
    owner: 'Leanne Hart',
    resource: 'Crew North',
    groupId: 1,
    workType,
    status,
  },
  ...{ issuedDate: `${year}-11-12T01:00:00Z`, dueDate: `${year}-11-24`, scheduledStartTime: `${year}-11-20T20:00:00Z` },
  ...{ onsiteDate: null, acceptedDate: `${year}-11-13T01:00:00Z`, completedDate: null, submittedDate: null, comments: null },
  ...{ initial: false, ignored: false, isPayment: false, isReopened: false, workOrder: '48213', address: 'Lot 14, 8 Wattle Rd, Box Hill' },
  ...{ lotNumber: '14', unitNumber: null, streetNumber: '8', streetName: 'Wattle', roadType: 'Rd', suburb: 'Box Hill' },
  ...{ isSubcontracted: true, isCurrentlyOnsite: false, onsiteSinceUtc: null, isCompletable: false, rejectedItemCount: 0 },
  ...{
    developer: 'Tamar Homes',
    siteContact: 'Dale Whitby',
    siteContactPhone: null,
    customerRef: 'MF-77120',
    customFields: { fields: custom.map(valueOf) },
  },
  ...{ fieldComments: [], fieldCommentCount: 0, attachmentCount: 0, builderApprovalSentDate: null, builderApprovedDate: null },
});

/** What holds of a setting that stands beside the one that is edited. */
function useBeside<N extends SettingName>(name: N, workType: string | null): SettingConfig<N> {
  const { page } = useSettingPage(name, workType);
  return parseSetting(name, page?.config ?? DEFAULT_SETTINGS[name]).config;
}

interface ListColumnsPreviewProps {
  readonly list: SettingConfig<'Field Work List'>;
  readonly workType: string | null;
}

export function ListColumnsPreview({ list, workType }: ListColumnsPreviewProps) {
  const tracking = useBeside('Field Job Status', workType);
  const statuses = useBeside('Job Status Settings', workType);
  const settings: ColumnSettings = {
    ...{ list, statuses, useJobStatus: tracking.useJobStatus },
    custom: useBeside('Custom Construction Fields', workType),
    names: useBeside('Optional Construction Fields', workType),
    colours: new Map(tracking.statusColours.map(({ statusName, colour }) => [statusName, colour])),
  };
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const task = exampleOf(workType ?? ANY, statuses.statuses[0]?.statusName ?? 'In progress', today.slice(0, 4), settings.custom.templates);
  const columns = fieldColumns([task.workType], () => settings, zone);
  const cell = (column: FieldColumn): ReactNode => {
    const text = shortened(column.textOf(task), today);
    if (column.key === 'status') return <StateCell chips={[{ state: 'Accepted', text: null }]} />;
    if (column.key === 'jobStatus') return <JobStatusText text={text} colour={settings.colours.get(task.status)} />;
    return <CellText text={text} />;
  };
  return (
    <section className={styles.table} aria-label="On the phone">
      <h2>On a tablet</h2>
      <div className={styles.sideways} tabIndex={0} role="region" aria-label="The list, with an example task">
        <table className={taskGridClass} style={{ minWidth: taskGridWidth(columns) }} aria-label="An example task">
          <TaskColumns columns={columns} />
          <thead>
            <TaskColumnHeads columns={columns} />
          </thead>
          <tbody>
            <tr>
              {columns.map((column) => (
                <td key={column.key}>{cell(column)}</td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      <p className={words.muted}>With an example task. On a narrow phone the list has a card for each task.</p>
    </section>
  );
}
