// The placeholder of the console while the person is loaded: nothing jumps when the rail appears.
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import words from '@lotline/shared-ui/styles/words.module.css';
import page from '../platform/frame/Page.module.css';
import rail from './shell/Rail.module.css';
import shell from './shell/Shell.module.css';
import top from './shell/TopBar.module.css';

export function Opening() {
  return (
    <div className={shell.console}>
      <div className={rail.rail} aria-hidden="true" />
      <header className={top.top} />
      <main className={page.page} aria-busy="true">
        <h1 className={words.sr}>Lotline</h1>
        <Progress label="Opening" />
      </main>
    </div>
  );
}
