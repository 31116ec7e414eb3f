// The console's one session with the server. It owns the whole origin but for the field app, the builders' page and the API.
import { createWebSession } from '@lotline/web-session/web-session';

export const web = createWebSession({ base: '/', returnPath: '/auth-return', home: '/' });
