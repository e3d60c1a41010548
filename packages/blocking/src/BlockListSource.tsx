import type { Member } from '@saudagar/contract';
import { type BlockList, usePersistentActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import Ban from 'lucide-react/icons/ban';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect, useMemo, useState } from 'react';
import { provideBlockList } from './blockListFlow.ts';
import { BlockDialog } from './restricting/BlockDialog.tsx';
import { useRestrictions } from './restricting/useRestrictions.ts';
import { useTexts } from './texts.ts';

interface BlockListSourceProps {
  /** Called with the block list, and with null on unmount. Keep the function's identity stable. */
  onChange: (blockList: BlockList | null) => void;
}

/** Reads the member's block list, and asks for confirmation of a block. */
export function BlockListSource({ onChange }: BlockListSourceProps) {
  const { t } = useTexts();
  const restrictions = useRestrictions();
  const actor = usePersistentActor('blocking', provideBlockList, { query: null });
  const known = useSelector(actor, ({ context }) => context.value);
  const [toBlock, setToBlock] = useState<Member | null>(null);

  const blockList = useMemo((): BlockList | null => {
    if (!known) return null;
    const blocked = new Set(known.blocked.map(({ user }) => user.id));
    const muted = new Set(known.muted.map(({ user }) => user.id));
    return {
      restrictionFor: (id) => (blocked.has(id) ? 'block' : muted.has(id) ? 'mute' : null),
      actionsFor(member) {
        const name = member.full_name?.trim() || t('unknown');
        const isMuted = muted.has(member.id);
        const isBlocked = blocked.has(member.id);
        return [
          {
            id: 'mute',
            label: t(isMuted ? 'mute.undo' : 'mute.action', { name }),
            icon: <VolumeX />,
            onAction: () =>
              isMuted ? restrictions.unrestrict(member, 'mute') : restrictions.mute(member),
          },
          {
            id: 'block',
            label: t(isBlocked ? 'block.undo' : 'block.action', { name }),
            icon: <Ban />,
            variant: isBlocked ? 'secondary' : 'danger',
            onAction: () =>
              isBlocked ? restrictions.unrestrict(member, 'block') : setToBlock(member),
          },
        ];
      },
    };
  }, [known, t, restrictions]);

  useEffect(() => onChange(blockList), [blockList, onChange]);
  useEffect(() => () => onChange(null), [onChange]);
  return toBlock && <BlockDialog member={toBlock} onClose={() => setToBlock(null)} />;
}
