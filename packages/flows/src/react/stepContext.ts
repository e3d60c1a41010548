import { createContext } from 'react';

/** Position in a form in steps. */
export interface CurrentStep {
  id: string;
  number: number;
  total: number;
  isFirst: boolean;
  isLast: boolean;
  isFromSummary: boolean;
  isSettling: boolean;
}

/** The current step on a phone; null for a form in one page. */
export const StepContext = createContext<CurrentStep | null>(null);
