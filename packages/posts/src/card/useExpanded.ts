import { usePortal } from '@saudagar/portal';
import { useState } from 'react';

/** Whether a part of a post is expanded, and the way to change it; kept for the session. */
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
