// What is asked of a control with a list before its code has come: to be open, and what was typed to find an option.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface ListWish {
  readonly isOpen: boolean;
  readonly text: string;
}

const NO_WISH: ListWish = { isOpen: false, text: '' };

/** The keys by which antd's controls open their list. */
export const CHOICE_KEYS = ['ArrowDown', 'Enter', ' '];
export const NAME_KEYS = ['ArrowDown'];

export interface WishedList {
  readonly wish: ListWish;
  readonly type: (text: string) => void;
  /** It was left, or Esc was pressed. */
  readonly forget: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** @param openingKeys those that open the list of the control */
export function useListWish(openingKeys: readonly string[]): WishedList {
  const [wish, setWish] = useState(NO_WISH);
  const open = () => setWish(({ text }) => ({ isOpen: true, text }));
  const forget = () => setWish(NO_WISH);
  return {
    wish,
    forget,
    type: (text) => setWish({ isOpen: text !== '', text }),
    onPointerDown: ({ button }) => {
      if (button === 0) open();
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && wish.isOpen) {
        // the list that is on its way, not the dialog around it
        event.stopPropagation();
        forget();
      } else if (openingKeys.includes(event.key) && (event.key !== ' ' || wish.text === '')) open();
      else return;
      event.preventDefault();
    },
  };
}

/** The text by which an option is searched. */
export interface SearchText {
  readonly searchValue: string;
  readonly onSearch: (text: string) => void;
}

/** @returns of the control that has come, from what was typed before */
export function useWishedSearch({ text }: ListWish): SearchText {
  const [searchValue, onSearch] = useState('');
  const typed = useRef(text);
  // not at once: a list that is not open yet empties its text when it begins
  useEffect(() => onSearch(typed.current), []);
  return { searchValue, onSearch };
}
