// Whether the page is rendered with its frame, by the route table (specification 1 §2, no-chrome routes).
import { createContext } from 'react';

export const ChromeContext = createContext(true);
