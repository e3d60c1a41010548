import { type BlockList, BlockListContext } from '@saudagar/portal';
import { loadable, WhenIdle } from '@saudagar/ui';
import { type ReactNode, useState } from 'react';

const source = loadable(async () => (await import('./BlockListSource.tsx')).BlockListSource);

/** Props of {@link BlockListProvider}. */
export interface BlockListProviderProps {
  children: ReactNode;
}

/**
 * Gives all below it the members that the viewer blocks and mutes: what these wrote is collapsed, and
 * menus offer to block and mute. Stands once around the pages, which do not wait for it.
 */
export function BlockListProvider({ children }: BlockListProviderProps) {
  const [blockList, setBlockList] = useState<BlockList | null>(null);
  return (
    <BlockListContext.Provider value={blockList}>
      {children}
      <WhenIdle part={source}>
        <source.View onChange={setBlockList} />
      </WhenIdle>
    </BlockListContext.Provider>
  );
}
