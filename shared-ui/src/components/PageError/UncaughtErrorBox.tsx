// An error that nothing caught, shown in the page with its stack and a way to send it (specification 1 §8).
import { Mail, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { emailErrorHref, errorText, type ErrorReport } from './email-error.tsx';

interface UncaughtErrorBoxProps {
  readonly report: ErrorReport;
  readonly onDismiss: () => void;
}

export function UncaughtErrorBox({ report, onDismiss }: UncaughtErrorBoxProps) {
  return (
    <section className="uncaught" role="alert" aria-label="Unexpected error">
      <p className="strong">Something unexpected went wrong. What was saved is kept.</p>
      <pre tabIndex={0} role="region" aria-label="Error details">
        {errorText(report.error)}
      </pre>
      <div className="row">
        <a href={emailErrorHref(report)} className="row">
          <Icon of={Mail} />
          Email this error
        </a>
        <Button tight icon={X} onClick={onDismiss} className="end">
          Dismiss
        </Button>
      </div>
    </section>
  );
}
