// A titled part of the home page.
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Right of the title. */
  readonly action?: ReactNode;
  /** Rows reach the edges. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, note, action, flush = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className="panel-card" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {note === undefined ? null : <span className="meta">{note}</span>}
        <span className="grow" />
        {action}
      </header>
      {flush ? children : <div className="in">{children}</div>}
    </section>
  );
}
