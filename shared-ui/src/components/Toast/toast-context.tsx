// The toasts of a screen, and where they are shown: in the topmost open sheet, else on the page.
import { createContext, useContext } from 'react';

export interface ToastMessage {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'offer';
  readonly text: string;
  /** What can still be done about it. */
  readonly action?: ToastAction;
  /** How long an offer stands; left out, until it is taken away. */
  readonly standsMs?: number | undefined;
  /** The changes that an offer takes back, by names of their own. */
  readonly changes?: readonly string[] | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toaster {
  /** Closes by itself after the time that the app gives it, later while it is pointed at. */
  readonly success: (text: string) => void;
  /** The same for an event that no action caused: it is shown beside the earlier one, and replaces none. */
  readonly beside: (text: string) => void;
  /** Stays 6 s or until dismissed, longer while it is pointed at or holds the focus. */
  readonly error: (text: string) => void;
  /** Stays as long as the offer does, or for that time, longer while it is pointed at or holds the focus: returns how to remove it. One at a time.
   *  @param changes that it takes back: the offer goes as well when one of them is taken back elsewhere */
  readonly offer: (text: string, action: ToastAction, standsMs?: number, changes?: readonly string[]) => () => void;
  /** Removes the offer to take these changes back: it was done, from the offer or elsewhere. */
  readonly takenBack: (changes: readonly string[]) => void;
}

export interface ToastStage {
  readonly messages: readonly ToastMessage[];
  /** How long a success stands. */
  readonly successMs: number;
  /** The key that takes an offer, in capitals: whoever types cannot reach its button in time. Undefined: there is none. */
  readonly offerKey: string | undefined;
  readonly dismiss: (id: number) => void;
  readonly outlets: readonly string[];
  readonly enter: (outlet: string) => void;
  readonly leave: (outlet: string) => void;
}

export const ToasterContext = createContext<Toaster | null>(null);
export const ToastStageContext = createContext<ToastStage | null>(null);

/** What the offer on the screen does when it is taken; undefined while there is none. */
export function useStandingOffer(): (() => void) | undefined {
  const stage = useContext(ToastStageContext);
  return stage?.messages.findLast(({ tone }) => tone === 'offer')?.action?.run;
}

/** @throws Error outside a ToastProvider: a message that nobody can see is a mistake. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (toaster === null) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}
