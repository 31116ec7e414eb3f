// Opens after I'm Onsite when the task has an external link: the site's start card comes before the work (specification 1 §4).
import { ExternalLink } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useTaskPage } from '../task-page-context.ts';
import { safeLink } from './more-options.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './StartCardSheet.module.css';

export function StartCardSheet() {
  const { opened, close } = useTaskPage();
  const link = safeLink(opened.externalJobLink);
  const footer = (
    <>
      {link === null ? null : (
        <a className={buttonClass({ kind: 'primary' })} href={link} target="_blank" rel="noopener noreferrer" onClick={close}>
          <Icon of={ExternalLink} size="l" />
          Start Card<span className={words.sr}>, opens in a new tab</span>
        </a>
      )}
      <Button kind="text" onClick={close}>
        Later
      </Button>
    </>
  );
  return (
    <Sheet title="You are onsite" subtitle={opened.name} footer={footer} onClose={close}>
      <ol className={styles.steps}>
        <li>Open the site’s start card. It opens in a new tab.</li>
        <li>Fill it in and send it before you begin work.</li>
        <li>Come back here. Start Card stays under More while you are onsite.</li>
      </ol>
    </Sheet>
  );
}
