import { usePortal } from '@saudagar/portal';
import { useState } from 'react';

/** Whether a part of a post is unfolded, and the way to change it; kept for the session. */
export function useUnfolded(
  part: string,
  isCompact: boolean,
): [boolean, (isUnfolded: boolean) => void] {
  const { unfolded } = usePortal();
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
