// Starts the console: look first, then the screen, then sign-in.
// First of all: it says which layer beats which.
import './app/console.css';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { openPage } from './app/open-page.tsx';

if (import.meta.env.MODE === 'development')
  void import('@lotline/web-session/reload-when-rebuilt').then(({ reloadWhenRebuilt }) => reloadWhenRebuilt('/'));

void openPage(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
