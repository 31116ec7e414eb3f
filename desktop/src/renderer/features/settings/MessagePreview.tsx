// The messages as their readers see them, from what stands in the form (screens.md §2.21).
import { builderMessage } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { invitationMessage } from '@lotline/schema/domain/kernel/invitation';
import { COMPANY_DEFAULTS } from '@lotline/schema/domain/settings/company-settings';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import words from '@lotline/shared-ui/styles/words.module.css';
import { configIn, useSettingPage } from './use-settings.ts';
import styles from './Settings.module.css';

const SENDER = 'Olive Hart';
const REQUEST = {
  ...{ siteContact: 'Dale Whitby', sender: SENDER, link: 'https://…/builders/…' },
  addresses: ['Lot 14, 8 Wattle Rd, Box Hill', 'Lot 15, 10 Wattle Rd, Box Hill'],
};
const INVITATION = { firstName: 'Nia', email: 'nia@lotline.example', inviter: SENDER, origin: 'https://…' };

/** @param messages the setting as it stands in the form */
export function MessagePreview({ messages }: { readonly messages: Config }) {
  const { page } = useSettingPage('Company', null);
  const named = page === null ? null : configIn(page)['name'];
  const company = typeof named === 'string' ? named : COMPANY_DEFAULTS.Company.name;
  const { builderRequest, invitation } = messages;
  return (
    <>
      {typeof builderRequest === 'string' ? (
        <Message title="As the builder reads it" text={builderMessage({ ...REQUEST, template: builderRequest, company })} />
      ) : null}
      {typeof invitation === 'string' ? (
        <Message
          title="As the invited person reads it"
          text={invitationMessage({ ...INVITATION, template: invitation, signature: company }, [])}
        />
      ) : null}
    </>
  );
}

function Message({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className={styles.message} aria-label={title}>
      <h2 className={words.muted}>{title}</h2>
      <pre>{text}</pre>
    </section>
  );
}
