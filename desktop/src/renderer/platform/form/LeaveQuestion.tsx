// Asked once, before a link leads away from unsaved text. The text would not be lost: the device stores it until it is saved or discarded.
// The browser's Back is not stopped: it leaves with the draft, as the answer "Leave" does, and the form says so on return.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';

interface LeaveQuestionProps {
  readonly isUnsaved: boolean;
  /** The record that is edited: 'job 48213'. */
  readonly what: string;
}

export function LeaveQuestion({ isUnsaved, what }: LeaveQuestionProps) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const onClick = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(path);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isUnsaved]);
  if (wanted === null) return null;
  const footer = (
    <>
      <Button kind="primary" data-autofocus onClick={() => setWanted(null)}>
        Keep editing
      </Button>
      <Button onClick={() => void navigate(wanted)}>Leave, keep the draft</Button>
    </>
  );
  return (
    <Sheet title={`Leave ${what} without saving?`} footer={footer} onClose={() => setWanted(null)}>
      <p>What you typed stays on this computer until you come back.</p>
    </Sheet>
  );
}

/** Where a click on a link of the console would lead; null for a new tab, an anchor on this page, or another app. */
function pathOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin) return null;
  if (link.pathname === window.location.pathname || link.pathname.startsWith('/field/')) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}
