import type { Member } from '@saudagar/contract';
import { type Peace, useKeptActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import Ban from 'lucide-react/icons/ban';
import VolumeX from 'lucide-react/icons/volume-x';
import { useEffect, useMemo, useState } from 'react';
import { BlockDialog } from './acting/BlockDialog.tsx';
import { useActs } from './acting/useActs.ts';
import { providePeace } from './peaceFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link PeaceSource}. */
export interface PeaceSourceProps {
  /** Told what to give to `PeaceContext`, and null once it goes. Keep it the same function. */
  onPeace: (peace: Peace | null) => void;
}

/**
 * Knows whom the member keeps away, and asks before they block somebody. It stands once on the page,
 * and may come late: what it tells goes into the `PeaceContext` around all else.
 */
export function PeaceSource({ onPeace }: PeaceSourceProps) {
  const { t } = useTexts();
  const acts = useActs();
  const actor = useKeptActor('peace', providePeace, { query: null });
  const known = useSelector(actor, ({ context }) => context.value);
  const [asked, ask] = useState<Member | null>(null);

  const peace = useMemo((): Peace | null => {
    if (!known) return null;
    const blocked = new Set(known.blocked.map(({ user }) => user.id));
    const muted = new Set(known.muted.map(({ user }) => user.id));
    return {
      wayOf: (id) => (blocked.has(id) ? 'block' : muted.has(id) ? 'mute' : null),
      actionsFor(member) {
        const name = member.full_name?.trim() || t('unknown');
        const isMuted = muted.has(member.id);
        const isBlocked = blocked.has(member.id);
        return [
          {
            id: 'mute',
            label: t(isMuted ? 'mute.undo' : 'mute.action', { name }),
            icon: <VolumeX />,
            onAction: () => (isMuted ? acts.letBack(member, 'mute') : acts.mute(member)),
          },
          {
            id: 'block',
            label: t(isBlocked ? 'block.undo' : 'block.action', { name }),
            icon: <Ban />,
            isDanger: !isBlocked,
            onAction: () => (isBlocked ? acts.letBack(member, 'block') : ask(member)),
          },
        ];
      },
    };
  }, [known, t, acts]);

  useEffect(() => onPeace(peace), [peace, onPeace]);
  useEffect(() => () => onPeace(null), [onPeace]);
  return asked && <BlockDialog member={asked} onClose={() => ask(null)} />;
}
