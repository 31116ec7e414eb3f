// The signed-in person, the theme of this device, and sign-out.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { parseTheme, setTheme, THEME_OPTIONS, useTheme } from '@lotline/shared-ui/theme/theme';
import { APP_VERSION } from '@lotline/web-session/version';
import { useMe } from '@lotline/web-session/react/me-context';
import { useNewerVersion } from '../app-update/app-update-context.ts';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { STAY_WORDS, stayOnDevice } from '../outbox/stay-on-device.ts';
import { OriginalsChoice } from './OriginalsChoice.tsx';
import { SignOut } from './SignOut.tsx';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './AccountSheet.module.css';

export function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const me = useMe();
  const stays = STAY_WORDS[useReadable(stayOnDevice)];
  const theme = useTheme();
  const groups = me.groupUsers.map(({ group }) => group.name).join(', ');
  return (
    <Sheet title={me.displayName} subtitle={me.email} onClose={onClose} footer={<SignOut />}>
      <div className={layout.stack}>
        <dl className={styles.facts}>
          <div>
            <dt>Role</dt>
            <dd>{me.roles.length === 0 ? (me.role ?? 'None') : me.roles.join(', ')}</dd>
          </div>
          <div>
            <dt>Groups</dt>
            <dd>{groups === '' ? 'Not in a group yet: ask the office to add you to one' : groups}</dd>
          </div>
        </dl>
        <Segments label="Appearance" value={theme} options={THEME_OPTIONS} onChange={(value) => setTheme(parseTheme(value))} />
        <OriginalsChoice />
        {stays === null ? null : <p className={words.small}>{stays}</p>}
        <p className={classes(words.small, words.muted)}>Version {APP_VERSION}</p>
        <NewerVersion />
      </div>
    </Sheet>
  );
}

function NewerVersion() {
  const open = useNewerVersion();
  if (open === null) return null;
  return (
    <Banner title="A newer version is on this device." action={<Button onClick={open}>Refresh</Button>}>
      What you saved and typed is kept.
    </Banner>
  );
}
