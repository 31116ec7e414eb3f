// For pages that the server writes itself: no worker of an app stays between them and the server.
import { leaveWorkersBehind } from '@lotline/web-session/worker-guard';

void leaveWorkersBehind(window.location);
