import { type Portal, usePortal } from '@saudagar/portal';
import { useState } from 'react';

/** What members of a portal have unfolded; it outlives the cards, which go far out of sight. */
const unfolded = new WeakMap<Portal, Set<string>>();

/** Whether the text of a post is unfolded, and the way to change it. Kept while the page is open. */
export function useUnfolded(
  postId: string,
  isCompact: boolean,
): [boolean, (isUnfolded: boolean) => void] {
  const portal = usePortal();
  const key = `${postId} ${isCompact}`;
  const [isUnfolded, setUnfolded] = useState(() => unfolded.get(portal)?.has(key) ?? false);
  return [
    isUnfolded,
    (wanted) => {
      const all = unfolded.get(portal) ?? new Set();
      unfolded.set(portal, all);
      if (wanted) all.add(key);
      else all.delete(key);
      setUnfolded(wanted);
    },
  ];
}
