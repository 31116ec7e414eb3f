// A ticket that this form does not know: shown as it is, changed in no part of it.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import styles from './Ticket.module.css';

const MOST_SHOWN = 20_000;

export function ForeignTicket({ text }: { readonly text: string }) {
  return (
    <>
      <Banner title="This ticket was filled in on another form.">It is shown as it was saved and cannot be changed.</Banner>
      <pre className={styles.foreign} tabIndex={0} role="region" aria-label="The ticket as it was saved">
        {readable(text).slice(0, MOST_SHOWN)}
      </pre>
    </>
  );
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
