import { createContext } from 'react';

/** End of the row of tabs where it is narrow, for the buttons of the list in the panel. */
export const TabToolsContext = createContext<HTMLElement | null>(null);
