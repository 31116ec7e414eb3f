// Below the address while the work type changes to one with the other kind of address: what becomes of what was typed.
import words from '@lotline/shared-ui/styles/words.module.css';
import { lineOfParts } from '@lotline/schema/domain/job/job-address.rules';
import { valueOf } from '@lotline/schema/domain/kernel/field-merge';
import type { JobForm } from './use-job-form.ts';

export function AddressNote({ job }: { readonly job: JobForm }) {
  const said = sayAddress(job);
  return said === null ? null : (
    <p className={words.muted} role="status">
      {said}
    </p>
  );
}

function sayAddress({ form, settings, settingsBefore }: JobForm): string | null {
  const [from, to] = [settingsBefore?.addressType, settings?.addressType];
  if (from === to) return null;
  const line = valueOf(form.values, 'address');
  const parts = lineOfParts(form.values);
  if (to === 'free')
    return parts === null ? null : 'Made from lot, unit, number and street, which are kept for a work type that asks for them.';
  return line === null || parts !== null ? null : `Until now in one line: ${String(line)}`;
}
