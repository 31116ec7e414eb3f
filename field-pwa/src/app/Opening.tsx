// Holds the place of a page while the person, the page's code or its first data are on their way.
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';

export function Opening() {
  return (
    <>
      <header className="appbar">
        <p className="title">Lotline</p>
      </header>
      <main className="opening">
        <h1 className="sr">Lotline</h1>
        <Progress label="Opening" bare />
        <SkeletonRows label="Opening" />
      </main>
    </>
  );
}
