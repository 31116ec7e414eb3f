// Holds the place of the console while the person is looked up: nothing jumps when the rail arrives.
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';

export function Opening() {
  return (
    <div className="console">
      <div className="rail" aria-hidden="true" />
      <header className="top" />
      <main className="page" aria-busy="true">
        <h1 className="sr">Lotline</h1>
        <Progress label="Opening" />
      </main>
    </div>
  );
}
