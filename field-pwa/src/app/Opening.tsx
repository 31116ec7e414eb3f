// The placeholder of a page while the person, the page's code or its first data are loaded.
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import words from '@lotline/shared-ui/styles/words.module.css';
import { AppBar, BarTitle } from '../platform/frame/AppBar.tsx';
import styles from './Opening.module.css';

export function Opening() {
  return (
    <>
      <AppBar>
        <BarTitle>Lotline</BarTitle>
      </AppBar>
      <main className={styles.opening}>
        <h1 className={words.sr}>Lotline</h1>
        <Progress label="Opening" bare />
        <SkeletonRows label="Opening" />
      </main>
    </>
  );
}
