// The field app's one session with the server: whose paths it keeps, and where sign-in returns to.
import { createWebSession } from '@lotline/web-session/web-session';

export const web = createWebSession({ base: '/field/', returnPath: '/field/auth', home: '/field/construction' });
