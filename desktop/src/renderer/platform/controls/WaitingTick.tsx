// In the place of a box to tick until antd has come: the browser's own. A press counts as it begins, for antd's may take its place before the mouse or
// the key is let go; the click that ends it does not count again.
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { RootedTickProps } from './RootedTick.tsx';
import { keepsFocus, pressed } from './waiting-press.ts';
import styles from './Control.module.css';

export function WaitingTick({ isOn, onChange, children }: RootedTickProps) {
  const hasCounted = useRef(false);
  const count = () => {
    hasCounted.current = true;
    onChange(!isOn);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (pressed(event)) count();
  };
  const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
    if (key === ' ' && !repeat) count();
  };
  const onClicked = () => {
    if (!hasCounted.current) onChange(!isOn);
    hasCounted.current = false;
  };
  return (
    <label className={styles.waitingTick} onPointerDown={onPointerDown} onMouseDown={keepsFocus} onKeyDown={onKeyDown}>
      <input type="checkbox" checked={isOn} onChange={onClicked} />
      {children}
    </label>
  );
}
