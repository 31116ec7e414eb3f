// The versions of a setting: who saved which, when and why, what it changed, and the way back to it.
import { useEffect, useRef, useState } from 'react';
import { History, X } from 'lucide-react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { isConfig, settingChanges } from '@lotline/schema/domain/settings/merge-setting';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useFocusLeft } from '../../platform/frame/use-focus-left.ts';
import type { SettingTab } from './setting-tabs.ts';
import { countChanges, sayChange } from './setting-words.ts';
import type { SettingPage, SettingVersion } from './use-settings.ts';
import styles from './Settings.module.css';

interface VersionsPaneProps {
  readonly tab: SettingTab;
  readonly page: SettingPage;
  readonly onRollBack: (version: SettingVersion) => void;
  readonly onClose: () => void;
}

export function VersionsPane({ tab, page, onRollBack, onClose }: VersionsPaneProps) {
  const pane = useFocusLeft<HTMLElement>();
  const list = useRef<HTMLDivElement>(null);
  // it stands behind all fields of the setting, a hundred stops of Tab away
  useEffect(() => list.current?.focus(), []);
  return (
    <aside ref={pane} className={styles.pane} aria-label="Versions" onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}>
      <div className={styles.head}>
        <h2>Versions</h2>
        <span className={styles.room} />
        <IconButton icon={X} label="Close the versions, Escape" onClick={onClose} />
      </div>
      <div ref={list} className={styles.scroll} tabIndex={0} role="region" aria-label="Who saved which, when and why">
        {page.versions.length === 0 ? <p className={words.muted}>Nobody has changed it here yet.</p> : null}
        <ul className={styles.versions}>
          {page.versions.map((version, at) => (
            <li key={version.version}>
              <p>
                <b>{version.version === 0 ? 'As it was before' : `Version ${String(version.version)}`}</b>
                {version.savedBy == null ? '' : `, ${version.savedBy}`}, {formatDateClock(version.savedAt, browserZone())}
              </p>
              {version.why == null ? null : <p>“{version.why}”</p>}
              <Difference tab={tab} version={version} before={page.versions[at + 1]} />
              {version.version === page.version ? (
                <p className={words.muted}>This is the current version.</p>
              ) : (
                <Button icon={History} aria-label={`Roll back to version ${String(version.version)}`} onClick={() => onRollBack(version)}>
                  Roll back…
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

interface DifferenceProps {
  readonly tab: SettingTab;
  readonly version: SettingVersion;
  readonly before: SettingVersion | undefined;
}

function Difference({ tab, version, before }: DifferenceProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isConfig(version.config)) return <p className={words.muted}>None of its own: the default applies.</p>;
  if (!isConfig(before?.config)) return null;
  const changes = settingChanges(tab.name, before.config, version.config);
  if (changes.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {countChanges(changes.length)}
      </button>
      {isOpen ? (
        <ul>
          {changes.map((change) => (
            <li key={JSON.stringify(change.path)}>{sayChange(tab, change)}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
