import type { FocusEvent } from 'react';

/**
 * Tells null where a date's field is left with a part taken away: React Aria would keep the whole
 * date before, which is no longer what is shown.
 */
export const leftIncomplete =
  (value: string | null, onChange: (value: null) => void) => (event: FocusEvent) => {
    const field = event.target.closest('.sg-field');
    if (value !== null && field?.querySelector('.sg-date-part[data-placeholder]')) onChange(null);
  };
