import { type Peace, PeaceContext } from '@saudagar/portal';
import { loadable } from '@saudagar/ui';
import { type ReactNode, useState } from 'react';
import { WhenIdle } from '../shell/WhenIdle.tsx';

const source = loadable(async () => (await import('@saudagar/peace')).PeaceSource);

/** Tells all pages whom the member keeps away; they stand before it is known. */
export function PeaceSlot({ children }: { children: ReactNode }) {
  const [peace, setPeace] = useState<Peace | null>(null);
  return (
    <PeaceContext.Provider value={peace}>
      {children}
      <WhenIdle part={source}>
        <source.View onPeace={setPeace} />
      </WhenIdle>
    </PeaceContext.Provider>
  );
}
