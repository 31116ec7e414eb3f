// Where toasts appear. An open sheet makes the page behind it inert, so each sheet holds an outlet of its own and the last one opened speaks.
import { useContext, useEffect, useId } from 'react';
import { Check, TriangleAlert, X } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { ToastStageContext } from './toast-context.tsx';

export function ToastOutlet() {
  const id = useId();
  const stage = useContext(ToastStageContext);
  const enter = stage?.enter;
  const leave = stage?.leave;
  useEffect(() => {
    enter?.(id);
    return () => leave?.(id);
  }, [enter, leave, id]);
  if (stage === null) return null;
  const messages = stage.outlets.at(-1) === id ? stage.messages : [];
  return (
    <div className="toasts">
      <div role="status" aria-live="polite">
        {messages
          .filter((message) => message.tone === 'success')
          .map((message) => (
            <p className="toast" key={message.id}>
              <Icon of={Check} />
              {message.text}
            </p>
          ))}
      </div>
      {messages
        .filter((message) => message.tone === 'error')
        .map((message) => (
          <div className="toast bad" role="alert" key={message.id}>
            <Icon of={TriangleAlert} />
            <span>{message.text}</span>
            <IconButton icon={X} label="Dismiss" onClick={() => stage.dismiss(message.id)} />
          </div>
        ))}
    </div>
  );
}
