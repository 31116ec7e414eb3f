// Whether Xero knows what stands in the form, saved or not (screens.md §2.21): who answered, and which of its codes are unknown there.
import { RotateCw } from 'lucide-react';
import { CheckXeroDocument } from '@lotline/schema/generated/documents/settings';
import type { CheckXeroInput, CheckXeroMutation } from '@lotline/schema/generated/operations';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { xeroSetting } from '@lotline/schema/domain/settings/xero.schema';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useState } from 'react';
import { useCommand } from '../../platform/data/use-command.ts';
import type { SettingTab } from './setting-tabs.ts';
import styles from './Settings.module.css';

interface Checked {
  readonly of: CheckXeroInput;
  readonly said: NonNullable<CheckXeroMutation['checkXero']>;
}

interface XeroCheckProps {
  readonly tab: SettingTab;
  /** As it stands in the form. */
  readonly config: Config;
}

const isOf = (one: CheckXeroInput, other: CheckXeroInput): boolean =>
  one.accountCode === other.accountCode && one.taxWithGst === other.taxWithGst && one.taxWithoutGst === other.taxWithoutGst;

export function XeroCheck({ tab, config }: XeroCheckProps) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const { run, isBusy, sentence } = useCommand({
    send: async (call, input: CheckXeroInput) => (await call(CheckXeroDocument, { input })).data.checkXero,
    touches: [],
  });
  const parsed = xeroSetting.safeParse(config);
  const check = async (of: CheckXeroInput): Promise<void> => {
    setChecked(null);
    const said = await run(of);
    if (said != null) setChecked({ of, said });
  };
  if (!parsed.success) return null;
  const { accountCode, taxWithGst, taxWithoutGst } = parsed.data;
  const asked = { accountCode, taxWithGst, taxWithoutGst };
  // what was answered of other codes says nothing of these
  const shown = checked !== null && isOf(checked.of, asked) ? checked.said : null;
  return (
    <section className={styles.message} aria-label="In Xero">
      <Button icon={RotateCw} busy={isBusy} onClick={() => void check(asked)}>
        Check
      </Button>
      <div role="status">
        {sentence === null ? null : <p>{sentence}</p>}
        {shown === null ? null : <CheckAnswer {...{ tab, said: shown, asked }} />}
      </div>
    </section>
  );
}

function CheckAnswer({ tab, said, asked }: { readonly tab: SettingTab; readonly said: Checked['said']; readonly asked: CheckXeroInput }) {
  if (said.failure != null) return <p>{said.failure}</p>;
  const values: Readonly<Record<string, string>> = { ...asked };
  return (
    <>
      <p>
        {said.organisation} answered. {said.unknown.length === 0 ? 'The account and both taxes exist there.' : 'Not found there:'}
      </p>
      {said.unknown.length === 0 ? null : (
        <ul className={styles.changes}>
          {said.unknown.map((field) => (
            <li key={field}>
              <span className={words.muted}>{tab.plain.find(({ key }) => key === field)?.label ?? field}</span> {values[field]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
