// The console's pages by the names that people know them by, with the claims that open them: for whoever tells what a right opens.
import { createContext, useContext } from 'react';
import type { Screen } from '@lotline/schema/domain/rights/role-screens.rules';

export const ScreensContext = createContext<readonly Screen[]>([]);
export const useScreens = (): readonly Screen[] => useContext(ScreensContext);
