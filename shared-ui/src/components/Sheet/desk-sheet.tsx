// Whether sheets are a desk's: a form offers Cancel beside its button and begins in its first field. A phone has the cross and the back gesture, and no room.
import { createContext } from 'react';

export const DeskSheetContext = createContext(false);
