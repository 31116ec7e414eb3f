// A native dialog that rises from the bottom. Esc, the veil and the cross close it, unless it is busy or holds text that would be lost.
import { use, useId, useLayoutEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { ToastOutlet } from '../Toast/ToastOutlet.tsx';
import { KeepText, type LossWords } from './KeepText.tsx';
import { DeskSheetContext } from './desk-sheet.tsx';
import { submitByKey } from './submit-by-key.tsx';
import { useModal } from './use-modal.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Buttons; the primary one first. */
  readonly footer?: ReactNode;
  /** With it the sheet is a form: Enter and a submit button call it. */
  readonly onSubmit?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Being saved: the sheet stays, and shows progress after a second. */
  readonly busy?: boolean | undefined;
  /** Something typed here is not saved yet: closing asks first. */
  readonly unsaved?: boolean | undefined;
  /** What that question says where it is not typed text that would be lost. */
  readonly lossWords?: LossWords | undefined;
  /** Names the middle part when it can be long without a control in it, so that it can be reached by keyboard. */
  readonly scrollLabel?: string | undefined;
  readonly children: ReactNode;
}

/** Rendered while open, left out while closed. The element with `data-autofocus` gets the focus, else at a desk a form's first field, else the title. */
export function Sheet({
  title,
  subtitle,
  footer,
  onSubmit,
  onClose,
  busy = false,
  unsaved = false,
  lossWords,
  scrollLabel,
  children,
}: SheetProps) {
  const titleId = useId();
  const isFormAtDesk = use(DeskSheetContext) && onSubmit !== undefined;
  const dialog = useModal(isFormAtDesk);
  const [asking, setAsking] = useState(false);
  const askOrClose = () => {
    if (busy) return;
    if (unsaved) setAsking(true);
    else onClose();
  };
  const veil = useVeil(askOrClose);
  const passOver = useFreshness();
  const content = (
    <>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {subtitle === undefined ? null : <p className={classes(words.small, words.muted)}>{subtitle}</p>}
        </div>
        <IconButton icon={X} size="l" label="Close" disabled={busy} onClick={askOrClose} />
      </div>
      <div className={styles.scroll} {...(scrollLabel === undefined ? {} : { tabIndex: 0, role: 'region', 'aria-label': scrollLabel })}>
        {children}
      </div>
      {busy ? <Progress label="Saving" bare className={styles.meter} /> : null}
      {asking ? <KeepText words={lossWords} onKeep={() => setAsking(false)} onDiscard={onClose} /> : null}
      {footer === undefined || asking ? null : (
        <div className={styles.foot}>
          {footer}
          {isFormAtDesk ? (
            <Button disabled={busy} onClick={askOrClose}>
              Cancel
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onCancel={(event) => stopAnd(event, askOrClose)}
      onClose={(event) => reopenAnd(event, askOrClose)}
      onClickCapture={passOver}
      {...veil}
    >
      {onSubmit === undefined ? (
        <div className={styles.whole}>{content}</div>
      ) : (
        <SheetForm onSubmit={onSubmit} busy={busy} content={content} />
      )}
      <ToastOutlet />
    </dialog>
  );
}

function SheetForm({ onSubmit, busy, content }: { onSubmit: () => void; busy: boolean; content: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) onSubmit();
  };
  return (
    <form className={styles.whole} noValidate onSubmit={submit} onKeyDownCapture={submitByKey}>
      {content}
    </form>
  );
}

/** Esc and the phone's back gesture. */
function stopAnd(event: SyntheticEvent<HTMLDialogElement>, then: () => void): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  then();
}

/** A browser may close the dialog itself when Esc is pressed twice: it is opened again, so that the question can be asked. */
function reopenAnd(event: SyntheticEvent<HTMLDialogElement>, then: () => void): void {
  const dialog = event.currentTarget;
  if (event.target !== dialog || !dialog.isConnected || dialog.open) return;
  dialog.showModal();
  then();
}

const FRESH_MS = 300;

/** The second tap of a double tap falls on what has just risen under the finger: it was not meant for it. */
function useFreshness() {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return (event: MouseEvent<HTMLDialogElement>) => {
    const press: globalThis.MouseEvent & { readonly pointerType?: string } = event.nativeEvent;
    const isByTouch = press.pointerType === 'touch' || press.pointerType === 'pen';
    // A mouse counts its clicks; a single one is aimed at what is there
    // when the finger touched, not when a busy page came to hear of it
    if (!(isByTouch || press.detail > 1) || press.timeStamp - openedAt.current >= FRESH_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Press and release on the veil; a drag that began inside the sheet does not count. */
function useVeil(onPress: () => void) {
  const pressedVeil = useRef(false);
  const isVeil = (event: MouseEvent<HTMLDialogElement>): boolean => {
    if (event.target !== event.currentTarget) return false;
    const box = event.currentTarget.getBoundingClientRect();
    return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
  };
  return {
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedVeil.current = isVeil(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedVeil.current && isVeil(event)) onPress();
      pressedVeil.current = false;
    },
  };
}
