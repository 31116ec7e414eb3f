// An error that nothing caught, shown in the page with its stack and a way to send it (specification 1 §8).
import { Mail, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { emailErrorHref, errorText, type ErrorReport } from './email-error.tsx';
import layout from '../../styles/layout.module.css';
import words from '../../styles/words.module.css';
import styles from './UncaughtErrorBox.module.css';

interface UncaughtErrorBoxProps {
  readonly report: ErrorReport;
  readonly onDismiss: () => void;
}

export function UncaughtErrorBox({ report, onDismiss }: UncaughtErrorBoxProps) {
  return (
    <section className={styles.uncaught} role="alert" aria-label="Unexpected error">
      <p className={words.strong}>Something unexpected went wrong. What was saved is kept.</p>
      <pre tabIndex={0} role="region" aria-label="Error details">
        {errorText(report.error)}
      </pre>
      <div className={layout.row}>
        <a href={emailErrorHref(report)} className={layout.row}>
          <Icon of={Mail} />
          Email this error
        </a>
        <Button tight icon={X} onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
