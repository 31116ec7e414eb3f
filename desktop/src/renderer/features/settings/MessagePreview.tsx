// The message as a builder would read it, from what stands in the form (screens.md §2.21).
import { builderMessage } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { COMPANY_DEFAULTS } from '@lotline/schema/domain/settings/company-settings';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useSettingPage } from './use-settings.ts';
import styles from './Settings.module.css';

const EXAMPLE = {
  ...{ siteContact: 'Dale Whitby', sender: 'Olive Hart', link: 'https://…/builders/…' },
  addresses: ['Lot 14, 8 Wattle Rd, Box Hill', 'Lot 15, 10 Wattle Rd, Box Hill'],
};

export function MessagePreview({ template }: { readonly template: unknown }) {
  const { page } = useSettingPage('Company', null);
  const named = page === null ? null : (page.config as { readonly name?: unknown }).name;
  const company = typeof named === 'string' ? named : COMPANY_DEFAULTS.Company.name;
  if (typeof template !== 'string') return null;
  return (
    <section className={styles.message} aria-label="As the builder reads it">
      <h2 className={words.muted}>As the builder reads it</h2>
      <pre>{builderMessage({ ...EXAMPLE, template, company })}</pre>
    </section>
  );
}
