// The messages as their readers see them, from what stands in the form, and from each address at which the office uses Lotline (screens.md §2.21).
import { useState } from 'react';
import { builderMessage } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { invitationMessage } from '@lotline/schema/domain/kernel/invitation';
import { COMPANY_DEFAULTS } from '@lotline/schema/domain/settings/company-settings';
import { rowsOf, type Config } from '@lotline/schema/domain/settings/merge-setting';
import { senderAt, signedTemplate, type MessageHost } from '@lotline/schema/domain/settings/message-hosts.rules';
import words from '@lotline/shared-ui/styles/words.module.css';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { configIn, useSettingPage } from './use-settings.ts';
import styles from './Settings.module.css';

const SENDER = 'Olive Hart';
const REQUEST = {
  ...{ siteContact: 'Dale Whitby', sender: SENDER },
  addresses: ['Lot 14, 8 Wattle Rd, Box Hill', 'Lot 15, 10 Wattle Rd, Box Hill'],
};
const INVITATION = { firstName: 'Nia', email: 'nia@lotline.example', inviter: SENDER, origin: 'https://…' };
const ELSEWHERE = 'Any other address';

/** @param messages the setting as it stands in the form */
export function MessagePreview({ messages }: { readonly messages: Config }) {
  const { page } = useSettingPage('Company', null);
  const [chosen, setChosen] = useState('');
  const company = textOf(page === null ? null : configIn(page)['name']) || COMPANY_DEFAULTS.Company.name;
  const hosts = rowsOf('Messages', messages)
    .map(hostIn)
    .filter(({ host }) => host !== '');
  const host = hosts.some((one) => one.host === chosen) ? chosen : '';
  const template = { builderRequest: textOf(messages['builderRequest']), invitation: textOf(messages['invitation']), hosts };
  const { signature, domainName, builderRequest, invitation } = senderAt(template, host, company);
  const from = host === '' ? '' : `, sent from ${host}`;
  const link = `https://${domainName ?? '…'}/builders/…`;
  return (
    <>
      {hosts.length === 0 ? null : (
        <SelectField
          label="Preview as sent from"
          value={host}
          options={[{ value: '', label: ELSEWHERE }, ...hosts.map((one) => ({ value: one.host, label: one.host }))]}
          onChange={setChosen}
        />
      )}
      <Message
        title={`As the builder reads it${from}`}
        text={builderMessage({ ...REQUEST, link, template: signedTemplate(builderRequest, signature), company })}
      />
      <Message
        title={`As the invited person reads it${from}`}
        text={invitationMessage({ ...INVITATION, template: invitation, signature }, [])}
      />
    </>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A row as it is typed; the server writes names of hosts in small letters. */
const hostIn = (row: Config): MessageHost => ({
  host: textOf(row['host']).trim().toLowerCase(),
  signature: textOf(row['signature']),
  domainName: textOf(row['domainName']),
  builderRequest: textOf(row['builderRequest']),
  invitation: textOf(row['invitation']),
});

function Message({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className={styles.message} aria-label={title}>
      <h2 className={words.muted}>{title}</h2>
      <pre>{text}</pre>
    </section>
  );
}
