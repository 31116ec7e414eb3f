// One summary tile; those that can be acted on carry their own button: status, developer, site contact.
import { Pencil, Phone } from 'lucide-react';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { tileText, type Tile } from '@lotline/schema/domain/settings/task-tiles.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { canEditContact, hasStatusChoice } from '../facts/job-edits.ts';
import { useTaskPage } from '../task-page-context.ts';
import { iconButtonClass } from '@lotline/shared-ui/components/Button/icon-button-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Summary.module.css';

export function SummaryTile({ tile }: { readonly tile: Tile }) {
  const { job } = useTaskPage();
  const text = tileText(job, tile.name);
  if (tile.name === 'siteContact') return <SiteContactTile label={tile.label} text={text} />;
  const action = tile.name === 'status' ? <StatusPencil /> : tile.name === 'developer' ? <DeveloperPencil /> : null;
  const isActing = tile.name === 'status' || tile.name === 'developer';
  return (
    <div className={tile.name === 'description' ? styles.full : isActing ? styles.acting : undefined}>
      <dt>{tile.label}</dt>
      <dd>
        <TileText text={text} />
        {action}
      </dd>
    </div>
  );
}

function TileText({ text }: { readonly text: string | null }) {
  return text === null ? <span className={words.muted}>–</span> : text;
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

function SiteContactTile({ label, text }: { readonly label: string; readonly text: string | null }) {
  const { job, show } = useTaskPage();
  const phone = job.siteContactPhone;
  const others = job.siteContacts.length - 1;
  return (
    <div className={styles.acting}>
      <dt>{label}</dt>
      <dd>
        <button type="button" className={styles.link} onClick={() => show({ name: 'contacts' })}>
          <span className={words.sr}>Site contacts: </span>
          {text ?? 'None yet'}
          {others > 0 ? <span className={words.muted}> +{others}</span> : null}
        </button>
        {phone === null ? null : (
          <a
            className={classes(iconButtonClass, styles.action)}
            href={`tel:${phone}`}
            aria-label={`Call ${text ?? 'the site contact'}, ${formatMobile(phone)}`}
          >
            <Icon of={Phone} />
          </a>
        )}
      </dd>
    </div>
  );
}
