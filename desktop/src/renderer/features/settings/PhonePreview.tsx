// How the phone shows what stands in the form, saved or not: by the rules that the phone itself goes by (screens.md §2.21, mock console/settings.html).
import { useState } from 'react';
import { editableStatuses, hasEditableStatus } from '@lotline/schema/domain/job/job.lifecycle';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import type { SettingConfig } from '@lotline/schema/domain/settings/setting-for';
import { CREW } from '@lotline/schema/domain/task/setting-preview.rules';
import { tilesFor, tileText, type TileJob } from '@lotline/schema/domain/settings/task-tiles.rules';
import words from '@lotline/shared-ui/styles/words.module.css';
import { SelectField } from '../../platform/controls/SelectField.tsx';
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
  return null;
}

function Statuses({ settings }: { readonly settings: SettingConfig<'Job Status Settings'> }) {
  const names = settings.statuses.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ statusName }) => statusName);
  const [chosen, choose] = useState('');
  const now = names.includes(chosen) ? chosen : (names[0] ?? '');
  if (now === '') return null;
  const choices = hasEditableStatus(settings) ? editableStatuses(CREW, now, settings) : [now];
  return (
    <section className={styles.preview} aria-label="On the phone">
      <h2>On the phone</h2>
      <SelectField label="A job in" value={now} options={names.map((value) => ({ value, label: value }))} onChange={choose} />
      <div className={styles.phone}>
        <p className={styles.head}>Update Job Status</p>
        <ul>
          {choices.map((status) => (
            <li key={status} className={styles.choice} aria-current={status === now ? 'true' : undefined}>
              {status}
              {status === now ? <small>Now</small> : null}
            </li>
          ))}
        </ul>
      </div>
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
        <p className={styles.head}>Summary</p>
        {shown.length === 0 ? <p className={words.muted}>The card is not shown.</p> : null}
        <dl className={styles.facts}>
          {shown.map(({ name, label }) => (
            <div key={name} data-wide={name === 'description' ? '' : undefined}>
              <dt>{label}</dt>
              <dd>{tileText(EXAMPLE, name) ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={words.muted}>With an example job. A phone shows the first nine, and the rest on request.</p>
    </section>
  );
}
