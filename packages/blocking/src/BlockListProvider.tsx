import { type BlockList, BlockListContext } from '@saudagar/portal';
import { loadable, WhenIdle } from '@saudagar/ui';
import { type ReactNode, useState } from 'react';

const source = loadable(async () => (await import('./BlockListSource.tsx')).BlockListSource);

/** Props of {@link BlockListProvider}. */
export interface BlockListProviderProps {
  children: ReactNode;
}

/**
 * Provides the viewer's block list: restricted members' texts are collapsed, and menus offer to
 * block and mute. Wraps the pages once, without delaying them.
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
