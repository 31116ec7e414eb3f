// For pages that the server writes itself: no worker of an app stays between them and the server.
import { atFirstTouch } from '@lotline/web-session/first-touch';
import { leaveWorkersBehind } from '@lotline/web-session/worker-guard';

void leaveWorkersBehind(window.location);

atFirstTouch(document, () => void navigator.sendBeacon(`${window.location.pathname}/opened`));
