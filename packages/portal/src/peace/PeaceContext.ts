import type { Member } from '@saudagar/contract';
import type { MenuAction } from '@saudagar/ui';
import { createContext, useContext, useState } from 'react';
import { usePortal } from '../provider/PortalContext.ts';

/** How the member keeps another away: a block counts before a mute. */
export type KeptAwayBy = 'block' | 'mute';

/** Whom the member keeps away, as the host knows it. */
export interface Peace {
  /** How a member is kept away; null where they are not. */
  wayOf(memberId: string): KeptAwayBy | null;
  /** What a menu about a member offers: to mute or block them, or to take that back. */
  actionsFor(member: Member): readonly MenuAction[];
}

/** The host's knowledge of whom the member keeps away; without it nobody is. */
export const PeaceContext = createContext<Peace | null>(null);

/** Whom the member keeps away; null where the host does not know. */
export const usePeace = (): Peace | null => useContext(PeaceContext);

/** Whether what a member wrote is folded away, and by what; and the way to show it all the same. */
export function useFold(
  authorId: string | null | undefined,
  textId: string | undefined,
): { way: KeptAwayBy | null; onShow: () => void } {
  const { unfolded } = usePortal();
  const way = usePeace()?.wayOf(authorId ?? '') ?? null;
  const [shown, show] = useState<string>();
  const isShown = textId === undefined || shown === textId || unfolded.has(textId);
  return {
    way: isShown ? null : way,
    onShow() {
      if (textId !== undefined) unfolded.add(textId);
      show(textId);
    },
  };
}
