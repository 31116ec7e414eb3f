// The console: signed out the login page, signed in the person's rail and routes.
import { useNavigate } from 'react-router-dom';
import { DeskSheetContext } from '@lotline/shared-ui/components/Sheet/desk-sheet';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { Later } from '@lotline/web-session/react/Later';
import { DataRoot } from '../platform/data/DataRoot.tsx';
import { ConsoleGate } from './ConsoleGate.tsx';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { RECORDS } from './features.ts';
import { isOtherPage } from './other-pages.ts';
import { UNDO_KEY } from './undo-key.ts';
import { UndoKey } from './UndoKey.tsx';

const deviceReports = async () => (await import('./DeviceReports.tsx')).DeviceReports;
const idleSignOut = async () => (await import('./IdleSignOut.tsx')).IdleSignOut;

/** A person at a desk may look elsewhere when a toast appears. */
const SUCCESS_MS = 5000;

export function App() {
  const navigate = useNavigate();
  const go = (path: string) => {
    if (isOtherPage(path)) window.location.replace(path);
    else void navigate(path, { replace: true });
  };
  return (
    <ConsoleGate onReturned={go}>
      <DataRoot records={RECORDS}>
        <ToastProvider successMs={SUCCESS_MS} offerKey={UNDO_KEY}>
          <UndoKey />
          <DeskSheetContext value={true}>
            <ConsoleRoutes />
          </DeskSheetContext>
          <Later load={deviceReports} />
          <Later load={idleSignOut} />
        </ToastProvider>
      </DataRoot>
    </ConsoleGate>
  );
}
