// Starts the console: look first, then the screen, then sign-in.
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { openPage } from './app/open-page.tsx';

openPage(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
