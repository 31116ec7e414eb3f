// The light of a document, as a sign and a word.
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { LIGHT_LABELS, type Light } from '@lotline/schema/domain/document/document.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import styles from './Documents.module.css';

const ICONS: Readonly<Record<Light, LucideIcon>> = { expired: CircleX, missing: CircleX, soon: CircleAlert, valid: CircleCheck };

export function DocumentLight({ light }: { readonly light: Light }) {
  return (
    <span className={styles.light} data-light={light}>
      <Icon of={ICONS[light]} size="s" /> {LIGHT_LABELS[light]}
    </span>
  );
}
