// What the device kept since the last time, said once, with the way to be rid of it.
import { RotateCcw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { Form } from '../../platform/form/use-form.ts';
import styles from './JobEditFrame.module.css';

export function RestoredNote({ form }: { readonly form: Form }) {
  if (!form.isRestored || Object.keys(form.edits).length === 0) return null;
  return (
    <Banner icon={RotateCcw} className={styles.notice} action={<Button onClick={form.discard}>Discard</Button>}>
      Restored: what you typed and had not saved is here again.
    </Banner>
  );
}
