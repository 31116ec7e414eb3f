// How the next records are called by what stands in the form: by the rules that name them (screens.md §2.21).
import { paymentName } from '@lotline/schema/domain/contractor/xero-bill.rules';
import { shortName } from '@lotline/schema/domain/potential-job/builder-request.rules';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Settings.module.css';

const EXAMPLE = 1_204;

export function NumberingPreview({ config }: { readonly config: Config }) {
  const { config: numbering, problem } = parseSetting('Numbering', config);
  if (problem !== undefined) return null;
  return (
    <section className={styles.message} aria-label="Examples">
      <h2 className={words.muted}>Examples</h2>
      <p>
        The {EXAMPLE.toLocaleString('en-AU')}th potential job is {shortName(EXAMPLE, numbering)}, the {EXAMPLE.toLocaleString('en-AU')}th
        payment {paymentName(EXAMPLE, numbering)}.
      </p>
    </section>
  );
}
