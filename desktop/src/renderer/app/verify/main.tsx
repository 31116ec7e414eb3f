// Starts /verify: for anybody, without a sign-in, and after one visit without a network (decision 044).
// First of all: it says which layer beats which.
import '@lotline/shared-ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTheme } from '@lotline/shared-ui/theme/theme';
import { logProblem } from '@lotline/web-session/log';
import { VerifyPage } from '../../features/verify/VerifyPage.tsx';

startTheme();
if ('serviceWorker' in navigator)
  navigator.serviceWorker
    .register('/verify-worker.js', { scope: '/verify' })
    .catch((problem: unknown) => logProblem('This page is not kept for when there is no connection', problem));
const root = document.getElementById('root');
if (root === null) throw new Error('verify.html has no #root');

createRoot(root).render(
  <StrictMode>
    <VerifyPage />
  </StrictMode>,
);
