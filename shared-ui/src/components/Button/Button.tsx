// A button that can be refused: it stays, says why in words, and does nothing (look.md §2).
import { useCallback, useId, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react';
import { CircleX, Clock, Info, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { buttonClass, type ButtonLook } from './button-class.tsx';
import { classes } from '../../styles/classes.tsx';
import { reasonClass } from '../Reason/reason-class.tsx';
import words from '../../styles/words.module.css';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'aria-disabled' | 'aria-busy'> {
  readonly icon?: LucideIcon | undefined;
  /** The sentence under the button; with it the button is disabled but can still be reached and read. */
  readonly refusedBecause?: string | undefined;
  /** 'later': nothing is wrong, its turn has not come. 'onPress': something must be filled in first; until the button was pressed in vain that is no fault.
   *  'pressed': seen only once it was pressed in vain, among others at the head of a page. */
  readonly reason?: 'needs' | 'later' | 'onPress' | 'pressed' | undefined;
  /** The action is on its way: further clicks are ignored. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

export function Button({
  kind,
  wide,
  tight,
  icon,
  refusedBecause,
  reason = 'needs',
  busy = false,
  children,
  onClick,
  type = 'button',
  className,
  ref,
  ...rest
}: ButtonProps) {
  const place = useStayingFocus(ref);
  const reasonId = useId();
  const [wasRefused, setRefused] = useState(false);
  const isRefused = refusedBecause !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // what is asked after a press that went through is no fault yet
    setRefused(isRefused);
    if (isRefused || busy) event.preventDefault();
    else onClick?.(event);
  };
  const look = buttonClass({ kind, wide, tight });
  const button = (
    <button
      {...rest}
      ref={place}
      type={type}
      className={classes(look, className)}
      onClick={press}
      aria-disabled={isRefused || undefined}
      aria-busy={busy || undefined}
      aria-describedby={isRefused ? reasonId : rest['aria-describedby']}
    >
      <ButtonIcon icon={icon} busy={busy} isLarge={kind === 'primary'} />
      {children}
    </button>
  );
  if (!isRefused) return button;
  const isCalm = reason === 'later' || (reason === 'onPress' && !wasRefused);
  const isUnseen = reason === 'pressed' && !wasRefused;
  return (
    <div className={styles.refusal} data-square={kind === 'square' || undefined}>
      {button}
      <p className={isUnseen ? words.sr : reasonClass(isCalm ? 'later' : 'needs')} id={reasonId}>
        <Icon of={reason === 'later' ? Clock : isCalm ? Info : CircleX} size="s" />
        {refusedBecause}
      </p>
    </div>
  );
}

/** With its reason the button stands elsewhere in the page, as another element: whoever pressed it is still on it. */
function useStayingFocus(ref: Ref<HTMLButtonElement> | undefined): (button: HTMLButtonElement) => () => void {
  const isHeld = useRef(false);
  return useCallback(
    (button) => {
      if (isHeld.current) button.focus();
      isHeld.current = false;
      const letGo = give(ref, button);
      return () => {
        isHeld.current = document.activeElement === button;
        letGo();
      };
    },
    [ref],
  );
}

function give(ref: Ref<HTMLButtonElement> | undefined, button: HTMLButtonElement): () => void {
  if (typeof ref === 'function') {
    const letGo = ref(button);
    return typeof letGo === 'function' ? letGo : () => void ref(null);
  }
  if (ref == null) return () => undefined;
  ref.current = button;
  return () => (ref.current = null);
}

function ButtonIcon({ icon, busy, isLarge }: { icon: LucideIcon | undefined; busy: boolean; isLarge: boolean }) {
  if (busy) return <Icon of={LoaderCircle} size={isLarge ? 'l' : 'm'} className={styles.spin} />;
  return icon === undefined ? null : <Icon of={icon} size={isLarge ? 'l' : 'm'} />;
}
