// Starts /graphiql: a page of its own, because its code editor needs a looser style policy than the console has.
import { ExplorerApp } from './ExplorerApp.tsx';
import { openPage } from '../open-page.tsx';

openPage(<ExplorerApp />);
