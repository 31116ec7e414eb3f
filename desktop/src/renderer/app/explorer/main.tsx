// Starts /graphiql: a page of its own, because what GraphiQL's dialogs write at run time needs this page's nonce (decision 025).
// First of all: it says which layer beats which.
import '../console.css';
import { ExplorerApp } from './ExplorerApp.tsx';
import { openPage } from '../open-page.tsx';

const place = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
// the name under which the dialogs' library looks for it
Object.assign(globalThis, { __webpack_nonce__: place?.nonce });

void openPage(<ExplorerApp />);
