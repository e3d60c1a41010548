import type { Member } from '@saudagar/contract';
import type { MenuAction } from '@saudagar/ui';
import { createContext, useContext, useState } from 'react';
import { usePortal } from '../provider/PortalContext.ts';

/** The viewer's restriction of another member; a block takes precedence over a mute. */
export type RestrictionKind = 'block' | 'mute';

/** Members that the viewer blocks or mutes. */
export interface BlockList {
  /** The restriction on a member, or null. */
  restrictionFor(memberId: string): RestrictionKind | null;
  /** Menu actions for a member: mute or block them, or undo it. */
  actionsFor(member: Member): readonly MenuAction[];
}

/** The viewer's block list; null without a `BlockListProvider` above. */
export const BlockListContext = createContext<BlockList | null>(null);

/** The viewer's block list; null until it has loaded. */
export const useBlockList = (): BlockList | null => useContext(BlockListContext);

/**
 * The restriction that collapses an author's text, null once shown; and a function that shows it.
 */
export function useCollapsed(
  authorId: string | null | undefined,
  textId: string | undefined,
): { restriction: RestrictionKind | null; onShow: () => void } {
  const { expanded } = usePortal();
  const restriction = useBlockList()?.restrictionFor(authorId ?? '') ?? null;
  const [shown, show] = useState<string>();
  const isShown = textId === undefined || shown === textId || expanded.has(textId);
  return {
    restriction: isShown ? null : restriction,
    onShow() {
      if (textId !== undefined) expanded.add(textId);
      show(textId);
    },
  };
}
