import { usePortal } from '@saudagar/portal';
import { useState } from 'react';

/** Returns the expanded state of a part of a post and its setter; kept for the session. */
export function useExpanded(
  part: string,
  isCompact: boolean,
): [boolean, (isExpanded: boolean) => void] {
  const { expanded } = usePortal();
  const key = `${part} ${isCompact}`;
  const [isExpanded, setExpanded] = useState(() => expanded.has(key));
  return [
    isExpanded,
    (wanted) => {
      expanded[wanted ? 'add' : 'delete'](key);
      setExpanded(wanted);
    },
  ];
}
