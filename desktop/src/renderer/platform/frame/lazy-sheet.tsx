// A sheet whose code comes when it is first opened, so that no page waits for its forms. What leads to it fetches it ahead, once a pointer or the focus is there.
import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';

export interface LazySheet<Props extends object> {
  (props: Props): React.ReactNode;
  /** Fetches it; a failure is said when it is opened. */
  readonly ahead: () => void;
}

/** @param load as `async () => (await import('./HoldSheet.tsx')).HoldSheet` */
export function lazySheet<Props extends { readonly onClose: () => void }>(load: () => Promise<ComponentType<Props>>): LazySheet<Props> {
  const Sheet = lazyPart(async () => ({ default: await load() }));
  function Opened(props: Props) {
    return (
      <OverlayBoundary resetKey="sheet" onClose={props.onClose}>
        <Sheet {...props} />
      </OverlayBoundary>
    );
  }
  return Object.assign(Opened, { ahead: () => void load().catch(() => undefined) });
}

/** For what surrounds the buttons that open them. */
export function fetchAhead(...sheets: readonly { readonly ahead: () => void }[]) {
  const ahead = () => sheets.forEach((sheet) => sheet.ahead());
  return { onPointerEnter: ahead, onFocus: ahead };
}
