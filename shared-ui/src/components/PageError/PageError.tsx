// Shown in place of a page that could not be rendered (specification 1 §8).
import { Mail, RotateCw } from 'lucide-react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { buttonClass } from '../Button/button-class.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { emailErrorHref, type ErrorReport } from './email-error.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import { troubleClass } from './trouble-class.tsx';

interface PageErrorProps {
  readonly report: ErrorReport;
  readonly onReload: () => void;
}

export function PageError({ report, onReload }: PageErrorProps) {
  return (
    <main className={troubleClass}>
      <h1>There was an error in loading this page</h1>
      <Banner tone="bad">Nothing that was saved is lost. Reload the page; if it happens again, email us the error.</Banner>
      <Button kind="primary" wide icon={RotateCw} onClick={onReload}>
        Reload
      </Button>
      <a className={buttonClass({ wide: true })} href={emailErrorHref(report)}>
        <Icon of={Mail} />
        Email this error
      </a>
      <p className={classes(words.small, words.muted)}>Version {report.version}</p>
    </main>
  );
}
