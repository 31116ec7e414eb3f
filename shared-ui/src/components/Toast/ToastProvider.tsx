// The toasts on the screen: one success at a time, each error until it closes itself (specification 1 §8 and §9).
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToasterContext, ToastStageContext, type Toaster, type ToastMessage, type ToastStage } from './toast-context.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';

/** In the field: it clears the way at once (specification 1 §9). */
const FIELD_MS = 1500;
const MOST_AT_ONCE = 3;

interface ToastProviderProps {
  /** How long a success stands; left out, as in the field. */
  readonly successMs?: number;
  /** The key that takes an offer, shown beside its word; whoever sets it hears it (`useStandingOffer`). */
  readonly offerKey?: string;
  readonly children: ReactNode;
}

export function ToastProvider({ successMs = FIELD_MS, offerKey, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => setMessages((shown) => shown.filter((message) => message.id !== id)), []);
  const toaster = useMemo<Toaster>(() => {
    const say = (said: Omit<ToastMessage, 'id'>, keeps = isKept): number => {
      const id = (lastId.current += 1);
      setMessages((shown) => [...shown.filter((message) => keeps(message, said)), { id, ...said }].slice(-MOST_AT_ONCE));
      return id;
    };
    return {
      success: (text) => void say({ tone: 'success', text }),
      beside: (text) => void say({ tone: 'success', text }, () => true),
      error: (text) => void say({ tone: 'error', text }),
      offer: (text, action, standsMs, changes) => {
        const id = say({ tone: 'offer', text, action, standsMs, changes });
        return () => dismiss(id);
      },
      takenBack: (changes) =>
        setMessages((shown) => shown.filter((message) => message.changes?.some((change) => changes.includes(change)) !== true)),
    };
  }, [dismiss]);
  const enter = useCallback((outlet: string) => setOutlets((open) => [...open, outlet]), []);
  const leave = useCallback((outlet: string) => setOutlets((open) => open.filter((other) => other !== outlet)), []);
  const stage = useMemo<ToastStage>(
    () => ({ messages, successMs, offerKey, dismiss, outlets, enter, leave }),
    [messages, successMs, offerKey, dismiss, outlets, enter, leave],
  );

  return (
    <ToasterContext value={toaster}>
      <ToastStageContext value={stage}>
        {children}
        <ToastOutlet isPage />
      </ToastStageContext>
    </ToasterContext>
  );
}

/** A new success replaces the last one, a new offer too; the same error is not shown twice. */
function isKept(message: ToastMessage, { tone, text }: Omit<ToastMessage, 'id'>): boolean {
  return message.tone !== tone || (tone === 'error' && message.text !== text);
}
