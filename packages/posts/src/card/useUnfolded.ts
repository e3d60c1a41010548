import { useState } from 'react';

/** The texts and files that are unfolded. Longer-lived than their cards, which go when far out of sight. */
const unfolded = new Set<string>();

/** Whether a part of a post is unfolded, and the way to change it; kept while the page is open. */
export function useUnfolded(
  part: string,
  isCompact: boolean,
): [boolean, (isUnfolded: boolean) => void] {
  const key = `${part} ${isCompact}`;
  const [isUnfolded, setUnfolded] = useState(() => unfolded.has(key));
  return [
    isUnfolded,
    (wanted) => {
      unfolded[wanted ? 'add' : 'delete'](key);
      setUnfolded(wanted);
    },
  ];
}
