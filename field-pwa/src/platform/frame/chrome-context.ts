// Whether the page is drawn with its frame; the route table says (specification 1 §2, no-chrome routes).
import { createContext } from 'react';

export const ChromeContext = createContext(true);
