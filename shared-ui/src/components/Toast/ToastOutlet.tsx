// Where toasts appear. An open sheet makes the page behind it inert, so each sheet has an outlet of its own:
// the last one opened shows them, and the page's only while no sheet is open.
import { useContext, useEffect, useId } from 'react';
import { ErrorToast } from './ErrorToast.tsx';
import { OfferToast } from './OfferToast.tsx';
import { SuccessToast } from './SuccessToast.tsx';
import { ToastStageContext } from './toast-context.tsx';
import { classes } from '../../styles/classes.tsx';
import styles from './Toast.module.css';

export function ToastOutlet({ isPage = false }: { readonly isPage?: boolean }) {
  const id = useId();
  const stage = useContext(ToastStageContext);
  const enter = stage?.enter;
  const leave = stage?.leave;
  useEffect(() => {
    if (isPage) return;
    enter?.(id);
    return () => leave?.(id);
  }, [enter, leave, id, isPage]);
  if (stage === null) return null;
  const isSpeaking = isPage ? stage.outlets.length === 0 : stage.outlets.at(-1) === id;
  const messages = isSpeaking ? stage.messages : [];
  return (
    <div className={classes(styles.toasts, !isPage && styles.inSheet)}>
      <div className={styles.status} role="status" aria-live="polite">
        {messages
          .filter((message) => message.tone === 'success')
          .map((message) => (
            <SuccessToast key={message.id} message={message} standsMs={stage.successMs} dismiss={stage.dismiss} />
          ))}
        {messages
          .filter((message) => message.tone === 'offer')
          .map((message) => (
            <OfferToast key={message.id} message={message} hotkey={stage.offerKey} dismiss={stage.dismiss} />
          ))}
      </div>
      {messages
        .filter((message) => message.tone === 'error')
        .map((message) => (
          <ErrorToast key={message.id} message={message} dismiss={stage.dismiss} />
        ))}
    </div>
  );
}
