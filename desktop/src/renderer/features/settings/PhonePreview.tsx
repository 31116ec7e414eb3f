// How the phone shows what stands in the form, saved or not: by the rules that the phone itself goes by, with the parts that it is made of (screens.md §2.21, mock console/settings.html).
import { useState } from 'react';
import { editableStatuses, hasEditableStatus } from '@lotline/schema/domain/job/job.lifecycle';
import { mustHaveWhatItNeeds, type StatusFacts } from '@lotline/schema/domain/job/status-needs.rules';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import type { SettingConfig } from '@lotline/schema/domain/settings/setting-for';
import { CREW } from '@lotline/schema/domain/task/setting-preview.rules';
import { tilesFor, tileText, type TileJob } from '@lotline/schema/domain/settings/task-tiles.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { fieldListSettings } from '@lotline/schema/domain/settings/field-job-status.setting';
import { fieldListGroup } from '@lotline/schema/domain/task/field-list.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { StatusChoices } from '@lotline/shared-ui/components/StatusChoices/StatusChoices';
import { TaskFacts } from '@lotline/shared-ui/components/TaskFacts/TaskFacts';
import { taskRowClass, TaskRowParts, type TaskRowPartsProps } from '@lotline/shared-ui/components/TaskRow/TaskRowParts';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { ListColumnsPreview } from './ListColumnsPreview.tsx';
import { useSettingPage } from './use-settings.ts';
import styles from './PhonePreview.module.css';

const EXAMPLE: TileJob = {
  ...{ status: 'In progress', description: 'Two pits and 40 m of conduit', workType: 'MDU', region: 'NSW West', buildType: 'New' },
  ...{
    financialContact: { displayName: 'Meridian Fibre' },
    deliveryPartnerPm: 'Kim Lau',
    scheduler: 'Leanne Hart',
    developer: 'Tamar Homes',
  },
  ...{
    acceleratedJob: false,
    originalDueDate: '2026-11-20',
    updatedDueDate: '2026-11-24',
    onsiteDate: '2026-11-18',
    integrationDate: '2026-12-02',
  },
  ...{ dbydExpiryDate: '2026-12-12', laseDate: '2026-11-28', crqDate: '2026-11-27', crqNumber: 'CRQ-10482', siteContact: 'Dale Whitby' },
  customerRef: 'MF-77120',
};

const EXAMPLE_ROW: Omit<TaskRowPartsProps, 'jobStatus'> = {
  ...{ plate: { label: 'Lot', value: '14' }, isOnsite: false, line: '8 Wattle Rd, Box Hill', name: 'Pit and pipe', workOrder: '48213' },
  ...{ when: null, chips: [{ state: 'Accepted', text: null }], crew: null, notes: [] },
};

/** A job that has nothing of what a status may need. */
const BARE: StatusFacts = { missingAddress: ['address'], itemCount: 0, hasBookedTask: false, missingPhotos: 1, unreviewedLines: 1 };

interface PhonePreviewProps {
  readonly name: string;
  readonly workType: string | null;
  /** As it stands in the form. */
  readonly config: Config;
}

/** Of settings that the phone shows as one thing; nothing of others. */
export function PhonePreview({ name, workType, config }: PhonePreviewProps) {
  if (name === 'Job Status Settings') {
    const { config: statuses, problem } = parseSetting(name, config);
    return problem === undefined ? <Statuses settings={statuses} /> : null;
  }
  if (name === 'Field Work Task') {
    const { config: tiles, problem } = parseSetting(name, config);
    return problem === undefined ? <Facts tiles={tiles} workType={workType} /> : null;
  }
  if (name === 'Field Job Status') {
    const { config: tracking, problem } = parseSetting(name, config);
    return problem === undefined ? <ListRow tracking={tracking} workType={workType} /> : null;
  }
  if (name === 'Field Work List') {
    const { config: list, problem } = parseSetting(name, config);
    return problem === undefined ? <ListColumnsPreview list={list} workType={workType} /> : null;
  }
  return null;
}

function Statuses({ settings }: { readonly settings: SettingConfig<'Job Status Settings'> }) {
  const names = settings.statuses.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ statusName }) => statusName);
  const [chosen, choose] = useState('');
  const [picked, pick] = useState('');
  const now = names.includes(chosen) ? chosen : (names[0] ?? '');
  if (now === '') return null;
  const choices = hasEditableStatus(settings) ? editableStatuses(CREW, now, settings) : [now];
  const refusalOf = (status: string): string | null => {
    const verdict = mustHaveWhatItNeeds(now, status, settings, BARE);
    return verdict.ok ? null : sayError(verdict.code, verdict.details);
  };
  return (
    <section className={styles.preview} aria-label="On the phone">
      <h2>On the phone</h2>
      <SelectField label="A job in" value={now} options={names.map((value) => ({ value, label: value }))} onChange={choose} />
      <div className={styles.phone}>
        <p className={styles.head}>Update Job Status</p>
        <StatusChoices
          choices={choices}
          current={now}
          chosen={choices.includes(picked) ? picked : now}
          refusalOf={refusalOf}
          onChoose={pick}
        />
      </div>
      {choices.some((status) => refusalOf(status) !== null) ? (
        <p className={words.muted}>With a job that has nothing of what its statuses need.</p>
      ) : null}
      {choices.length === 1 ? <p className={words.muted}>Crews cannot set another status from here.</p> : null}
    </section>
  );
}

function Facts({ tiles, workType }: { readonly tiles: SettingConfig<'Field Work Task'>; readonly workType: string | null }) {
  const { page } = useSettingPage('Optional Construction Fields', workType);
  const { config: names } = parseSetting('Optional Construction Fields', page?.config ?? { fields: [] });
  const shown = tilesFor(tiles, names);
  return (
    <section className={styles.preview} aria-label="On the phone">
      <h2>On the phone</h2>
      <div className={styles.phone}>
        {shown.length === 0 ? (
          <p className={words.muted}>The card is not shown.</p>
        ) : (
          <Card title="Summary" padding="sides" open>
            <TaskFacts facts={shown.map(({ name, label }) => ({ name, label, text: tileText(EXAMPLE, name) }))} />
          </Card>
        )}
      </div>
      <p className={words.muted}>With an example job.</p>
    </section>
  );
}

/** A row of the list without a day, under the head that the phone gives it. */
function ListRow({ tracking, workType }: { readonly tracking: SettingConfig<'Field Job Status'>; readonly workType: string | null }) {
  const { page } = useSettingPage('Job Status Settings', workType);
  const { config: statuses } = parseSetting('Job Status Settings', page?.config ?? { statuses: [] });
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const [{ statusName: status = EXAMPLE.status } = {}] = statuses.statuses.filter(({ isHold }) => isHold !== true);
  const task = { status, completedDate: null, scheduledStartTime: null, dueDate: null };
  const head = fieldListGroup(task, fieldListSettings(tracking, statuses), today, zone);
  return (
    <section className={styles.preview} aria-label="On the phone">
      <h2>On the phone</h2>
      <div className={styles.phone}>
        <p className={styles.head}>{head}</p>
        <div className={taskRowClass}>
          <TaskRowParts {...EXAMPLE_ROW} jobStatus={tracking.useJobStatus ? status : null} />
        </div>
      </div>
      <p className={words.muted}>With an example task that has no day yet.</p>
    </section>
  );
}
