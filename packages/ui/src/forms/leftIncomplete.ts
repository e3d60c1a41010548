import type { FocusEvent } from 'react';

/**
 * Reports null when a date field is left with a segment removed: React Aria would retain the
 * previous date, which is no longer displayed.
 */
export const leftIncomplete =
  (value: string | null, onChange: (value: null) => void) => (event: FocusEvent) => {
    const field = event.target.closest('.sg-field');
    if (value !== null && field?.querySelector('.sg-date-part[data-placeholder]')) onChange(null);
  };
