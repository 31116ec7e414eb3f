// Settings: how each work type behaves (screens.md §2.21, mock console/settings.html). Changes gather beside the form, told in words, and are saved at once.
import { useCallback, useState, useSyncExternalStore } from 'react';
import { History } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router-dom';
import { isConfig } from '@lotline/schema/domain/settings/merge-setting';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { AdminColumns } from '../../platform/admin/AdminColumns.tsx';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { SETTING_SLUGS, settingPath } from '../../platform/admin/setting-path.ts';
import { AntdRoot } from '../../platform/controls/AntdRoot.tsx';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { LeaveQuestion } from '../../platform/form/LeaveQuestion.tsx';
import { goToMissing } from '../../platform/form/go-to-missing.ts';
import { useSaveKey } from '../../platform/form/use-save-key.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import { KeyHints, ListFrame } from '../../platform/list/ListFrame.tsx';
import { UnreadFrame } from '../../platform/list/UnreadFrame.tsx';
import { CopySheet } from './CopySheet.tsx';
import { ResetSheet } from './ResetSheet.tsx';
import { SettingChanges } from './SettingChanges.tsx';
import { SettingClashDialog } from './SettingClashDialog.tsx';
import { SettingForm } from './SettingForm.tsx';
import { COMPANY_TABS } from './company-tabs.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { NumberingPreview } from './NumberingPreview.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { configOf } from './setting-draft.ts';
import { SETTING_TABS, type SettingTab } from './setting-tabs.ts';
import { countChanges } from './setting-words.ts';
import { useSettingForm } from './use-setting-form.ts';
import { useSettingPage, type SettingPage } from './use-settings.ts';
import { VersionsPane } from './VersionsPane.tsx';
import { XeroCheck } from './XeroCheck.tsx';
import styles from './Settings.module.css';

const TITLE = 'Settings';
const HINTS = [
  { keys: 'Alt ↑ ↓', does: 'move in the order' },
  { keys: 'Ctrl S', does: 'save' },
];
const KEYS = [
  { keys: ['Alt', '↑'], does: 'Move a row up' },
  { keys: ['Alt', '↓'], does: 'Move a row down' },
  { keys: ['Ctrl', 'S'], does: 'Save the changes' },
];
const DEFAULT = 'Every work type';

const COMPANY = 'the whole company';
const TABS: readonly SettingTab[] = [...COMPANY_TABS, ...SETTING_TABS];

const tabOf = (tabs: readonly SettingTab[], slug: string | undefined): SettingTab | undefined =>
  tabs.find(({ name }) => SETTING_SLUGS[name] === slug);

export function SettingsPage() {
  useTitle(TITLE);
  const { tab: asked, companyTab, workType = null } = useParams();
  const tab = tabOf(COMPANY_TABS, companyTab) ?? tabOf(SETTING_TABS, asked) ?? SETTING_TABS[0];
  return tab === undefined ? null : <OneSetting key={`${tab.name} ${workType ?? ''}`} tab={tab} workType={workType} />;
}

function OneSetting({ tab, workType }: { readonly tab: SettingTab; readonly workType: string | null }) {
  const { read, page } = useSettingPage(tab.name, workType);
  if (page !== null) return <Loaded tab={tab} page={page} />;
  return (
    <ListFrame
      title={TITLE}
      count=""
      keys={KEYS}
      actions={null}
      filters={<AdminTabs />}
      bottom={<KeyHints hints={HINTS} note="" />}
      preview={null}
    >
      <AdminColumns label="Settings" parts={partsOf(tab, workType)}>
        <UnreadFrame read={read} called="setting" />
      </AdminColumns>
    </ListFrame>
  );
}

const partsOf = (tab: SettingTab, workType: string | null) =>
  TABS.map((one) => ({
    ...{ to: settingPath(one.name, workType), label: one.label, isCurrent: one === tab },
    group: one.isCompany === true ? 'Company' : 'Jobs, by work type',
  }));

interface LoadedProps {
  readonly tab: SettingTab;
  readonly page: SettingPage;
}

function Loaded({ tab, page }: LoadedProps) {
  const form = useSettingForm(tab, page);
  const isWide = useIsWide();
  const [isReviewing, setIsReviewing] = useState(false);
  const [hasVersions, setHasVersions] = useState(false);
  const [asked, setAsked] = useState<'reset' | 'copy' | null>(null);
  useSaveKey(() => {
    form.save();
    if (!form.isChanged || form.isComplete) return;
    flushSync(() => {
      setHasVersions(false);
      setIsReviewing(true);
    });
    goToMissing();
  });
  const workType = page.workType ?? null;
  const whom =
    tab.isCompany === true
      ? COMPANY
      : (workType ?? (page.ownWorkTypes.length === 0 ? 'every work type' : `every work type but ${page.ownWorkTypes.join(', ')}`));
  const uses = new Map(page.statusUses.map(({ status, count }) => [status, count]));
  const close = () => setAsked(null);
  const preview = hasVersions ? (
    <VersionsPane
      {...{ tab, page }}
      onClose={() => setHasVersions(false)}
      onRollBack={({ version, config }) => {
        if (isConfig(config)) form.begin(config, `Back to version ${String(version)}`);
        else setAsked('reset');
        setHasVersions(false);
      }}
    />
  ) : form.isChanged && (isWide || isReviewing) ? (
    <SettingChanges
      {...{ tab, whom }}
      {...form}
      onReplace={form.replace}
      onWhy={form.setWhy}
      onSave={form.save}
      onUndoAll={form.forget}
      onClose={() => setIsReviewing(false)}
    />
  ) : null;
  return (
    <AntdRoot>
      <ListFrame
        title={TITLE}
        count={tab.label}
        keys={KEYS}
        actions={
          <>
            {form.isChanged && preview === null ? (
              <Button onClick={() => setIsReviewing(true)}>Review {countChanges(form.changes.length)}</Button>
            ) : null}
            <Button icon={History} aria-expanded={hasVersions} onClick={() => setHasVersions(!hasVersions)}>
              Versions
            </Button>
          </>
        }
        filters={<AdminTabs />}
        bottom={<KeyHints hints={HINTS} note={page.version === 0 ? '' : `version ${String(page.version)}`} />}
        preview={preview}
      >
        <AdminColumns label="Settings" parts={partsOf(tab, workType)}>
          <div
            className={styles.body}
            tabIndex={0}
            role="region"
            aria-label={`${tab.label}, ${tab.isCompany === true ? COMPANY : (workType ?? DEFAULT)}`}
          >
            <p className={words.muted}>{tab.about}</p>
            {tab.isCompany === true ? null : (
              <WorkTypes {...{ tab, page }} onReset={() => setAsked('reset')} onCopy={() => setAsked('copy')} isChanged={form.isChanged} />
            )}
            <div className={styles.beside}>
              <div className={styles.form}>
                <SettingForm
                  tab={tab}
                  edit={form.shown}
                  usesOf={tab.name === 'Job Status Settings' ? (status) => uses.get(status) ?? 0 : null}
                  faults={form.faults}
                  onChange={form.change}
                />
              </div>
              <PhonePreview name={tab.name} workType={workType} config={configOf(tab, form.shown)} />
            </div>
            {tab.name === 'Numbering' ? <NumberingPreview config={configOf(tab, form.shown)} /> : null}
            {tab.name === 'Xero' ? <XeroCheck tab={tab} config={configOf(tab, form.shown)} /> : null}
            {tab.name === 'Messages' ? <MessagePreview messages={configOf(tab, form.shown)} /> : null}
          </div>
        </AdminColumns>
      </ListFrame>
      <LeaveQuestion isUnsaved={form.isChanged} what="the setting" />
      {form.clash === null ? null : (
        <SettingClashDialog tab={tab} clash={form.clash} onKeepEditing={form.keepEditing} onDecided={form.decide} />
      )}
      {asked === 'reset' ? <ResetSheet {...{ tab, page, onClose: close }} onSaved={form.offerUndo} /> : null}
      {asked === 'copy' ? <CopySheet {...{ tab, page, onClose: close }} /> : null}
    </AntdRoot>
  );
}

interface WorkTypesProps extends LoadedProps {
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly onCopy: () => void;
}

function WorkTypes({ tab, page, isChanged, onReset, onCopy }: WorkTypesProps) {
  const navigate = useNavigate();
  const workType = page.workType ?? null;
  const known = workType === null || page.workTypes.includes(workType) ? page.workTypes : [...page.workTypes, workType];
  const options = [
    { value: '', label: DEFAULT },
    ...known.map((value) => ({ value, label: page.ownWorkTypes.includes(value) ? `${value} (own)` : value })),
  ];
  return (
    <div className={styles.top}>
      <SelectField
        label="Work type"
        value={workType ?? ''}
        options={options}
        onChange={(value) => void navigate(settingPath(tab.name, value === '' ? null : value))}
      />
      <span className={styles.tag}>
        {workType === null ? 'the default' : page.isOwn ? 'own setting, the default is not used' : 'as the default'}
      </span>
      {workType !== null && page.isOwn && !isChanged ? <Button onClick={onReset}>Back to default…</Button> : null}
      {isChanged ? null : <Button onClick={onCopy}>Copy to…</Button>}
    </div>
  );
}

const WIDE = '(min-width: 1024px)';

/** Whether form and changes have room beside each other. */
function useIsWide(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const query = window.matchMedia(WIDE);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
