import { useState } from 'react';

/** The texts that are unfolded. Longer-lived than their cards, which go when far out of sight. */
const unfolded = new Set<string>();

/** Whether the text of a post is unfolded, and the way to change it; kept while the page is open. */
export function useUnfolded(
  postId: string,
  isCompact: boolean,
): [boolean, (isUnfolded: boolean) => void] {
  const key = `${postId} ${isCompact}`;
  const [isUnfolded, setUnfolded] = useState(() => unfolded.has(key));
  return [
    isUnfolded,
    (wanted) => {
      unfolded[wanted ? 'add' : 'delete'](key);
      setUnfolded(wanted);
    },
  ];
}
