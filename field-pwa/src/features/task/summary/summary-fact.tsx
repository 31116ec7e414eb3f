// The facts of the summary; those that can be acted on carry their own button: status, developer, site contact.
import { Pencil, Phone } from 'lucide-react';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { tileText, type Tile, type TileJob } from '@lotline/schema/domain/settings/task-tiles.rules';
import type { TaskFact } from '@lotline/shared-ui/components/TaskFacts/TaskFacts';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { canEditContact, hasStatusChoice } from '../facts/job-edits.ts';
import { useTaskPage } from '../task-page-context.ts';
import { iconButtonClass } from '@lotline/shared-ui/components/Button/icon-button-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Summary.module.css';

/** Those that can be acted on have their own button. */
export function factOf(job: TileJob, { name, label }: Tile): TaskFact {
  const fact = { name, label, text: tileText(job, name) };
  switch (name) {
    case 'status':
      return { ...fact, action: <StatusPencil /> };
    case 'developer':
      return { ...fact, action: <DeveloperPencil /> };
    case 'siteContact':
      return { ...fact, content: <SiteContacts text={fact.text} />, action: <CallSiteContact text={fact.text} /> };
    default:
      return fact;
  }
}

function StatusPencil() {
  const page = useTaskPage();
  return hasStatusChoice(page) ? (
    <IconButton className={styles.action} icon={Pencil} label="Update Job Status" onClick={() => page.show({ name: 'status' })} />
  ) : null;
}

function DeveloperPencil() {
  const page = useTaskPage();
  return canEditContact(page) ? (
    <IconButton
      className={styles.action}
      icon={Pencil}
      label="Edit Developer and Site Contact"
      onClick={() => page.show({ name: 'developer' })}
    />
  ) : null;
}

interface SiteContactProps {
  readonly text: string | null;
}

function SiteContacts({ text }: SiteContactProps) {
  const { job, show } = useTaskPage();
  const others = job.siteContacts.length - 1;
  return (
    <button type="button" className={styles.link} onClick={() => show({ name: 'contacts' })}>
      {text ?? 'None yet'}
      {others > 0 ? <span className={words.muted}> +{others}</span> : null}
      <span className={words.sr}>: site contacts</span>
    </button>
  );
}

function CallSiteContact({ text }: SiteContactProps) {
  const phone = useTaskPage().job.siteContactPhone;
  return phone === null ? null : (
    <a
      className={classes(iconButtonClass, styles.action)}
      href={`tel:${phone}`}
      aria-label={`Call ${text ?? 'the site contact'}, ${formatMobile(phone)}`}
    >
      <Icon of={Phone} />
    </a>
  );
}
