// The preview beside a list: name, steps to the rows around it, facts, the way to its page.
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { NARROWEST_BESIDE } from '../grid/preview-room.ts';
import styles from './PreviewPane.module.css';

interface PreviewPaneProps {
  /** 'job 48213'. */
  readonly label: string;
  readonly title: string;
  readonly mark?: ReactNode;
  readonly isBusy: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Where the preview stands in the list's place the row that had the focus is hidden: the keys go on in what is shown. */
function useFocusInPlace(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.getClientRects().length === 0;
    if (window.innerWidth < NARROWEST_BESIDE && isFree) part.current?.focus({ preventScroll: true });
  }, [part]);
}

export function PreviewPane({ label, title, mark, isBusy, onStep, onClose, footer, children }: PreviewPaneProps) {
  const details = useRef<HTMLDivElement>(null);
  useFocusInPlace(details);
  return (
    <aside
      className={styles.pane}
      aria-label={`Preview of ${label}`}
      aria-busy={isBusy || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <IconButton icon={ArrowLeft} className={styles.back} label="Back to the list, Escape" onClick={onClose} />
        <h2>{title}</h2>
        {mark}
        <span className={styles.room} />
        <IconButton icon={ChevronUp} label="Previous, K" onClick={() => onStep(-1)} />
        <IconButton icon={ChevronDown} label="Next, J" onClick={() => onStep(1)} />
        <IconButton icon={X} className={styles.close} label="Close the preview, Escape" onClick={onClose} />
      </div>
      <div ref={details} className={styles.scroll} tabIndex={0} role="region" aria-label={`Details of ${label}`}>
        {children}
      </div>
      <div className={styles.foot}>{footer}</div>
    </aside>
  );
}

export function PreviewSection({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h3>
        {title}
        {note === undefined ? null : <span>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Facts without a value are left out. */
export function PreviewFacts({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null || value === '' ? null : (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

export function PreviewMeta({ children }: { readonly children: ReactNode }) {
  return <p className={styles.meta}>{children}</p>;
}
