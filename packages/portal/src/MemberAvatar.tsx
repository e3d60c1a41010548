import type { Member } from '@saudagar/contract';
import { Avatar, type AvatarProps, type AvatarSize } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { provideAvatar } from './avatarActors.ts';
import { avatarAddress, photoSizeOf } from './avatarAddress.ts';
import type { AvatarInput } from './avatarMachine.ts';
import { usePortal } from './PortalContext.ts';
import { useTexts } from './texts.ts';
import { useViewActor } from './useActors.ts';

/** Props of {@link MemberAvatar}. */
export interface MemberAvatarProps {
  /** Whose picture; without a member the initials of 'Unknown User'. */
  member:
    | Pick<Member, 'id' | 'full_name' | 'profile_image' | 'photo' | 'is_verified'>
    | null
    | undefined;
  /** 32, 40, 64 or 96 px (WID-018, WID-025). @default 'medium' */
  size?: AvatarSize;
  /** Shows the tick of members who are verified. @default false */
  verified?: boolean;
  /** Whether the member's name stands beside, so that assistive technology can pass over. @default true */
  decorative?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * A member's picture over their initials (WID-001–027). An image that the browser loads by itself
 * needs no decision, so a page full of avatars starts no actor; the machine takes over where an
 * image fails, or has to be fetched with the token.
 */
export function MemberAvatar(props: MemberAvatarProps) {
  const { member, size = 'medium', verified = false, decorative = true, className } = props;
  const { client, session } = usePortal();
  const isSignedIn = useSelector(session, ({ context }) => context.user !== null);
  const { t } = useTexts();

  const name = member?.full_name?.trim() || t('avatar.unknown');
  const face: AvatarProps = {
    name,
    size,
    className,
    isVerified: verified && member?.is_verified === true,
    ...(!decorative && { 'aria-label': t('avatar.photoOf', { name }) }),
  };
  if (!member || !isSignedIn) return <Avatar {...face} />;

  const server = new URL(client.address('/'), window.location.href).href.replace(/\/$/, '');
  const address = avatarAddress(member, size, server);
  const wanted = { userId: member.id, size: photoSizeOf(size) };
  switch (address.kind) {
    case 'none':
      return <Avatar {...face} />;
    case 'photo':
      return (
        <RecoveredAvatar
          key={`${wanted.userId}/${wanted.size}`}
          face={face}
          input={{ ...wanted, foreignUrl: null }}
        />
      );
    default: {
      const foreignUrl = address.kind === 'foreign' ? address.url : null;
      return (
        <LoadedAvatar
          key={address.url}
          face={face}
          src={address.url}
          input={{ ...wanted, foreignUrl }}
        />
      );
    }
  }
}

/** An image that the browser loads by itself, until it fails. */
function LoadedAvatar(props: { face: AvatarProps; src: string; input: AvatarInput }) {
  const { face, src, input } = props;
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <RecoveredAvatar face={face} input={input} />;
  return <Avatar {...face} src={src} onError={() => setHasFailed(true)} />;
}

/** What the machine makes of an image that failed or has to be fetched. */
function RecoveredAvatar({ face, input }: { face: AvatarProps; input: AvatarInput }) {
  const actor = useViewActor(provideAvatar, input);
  const src = useSelector(actor, (snapshot) =>
    snapshot.hasTag('image') ? (snapshot.context.photoUrl ?? snapshot.context.foreignUrl) : null,
  );
  return (
    <Avatar
      {...face}
      src={src}
      onLoad={() => actor.send({ type: 'image.loaded' })}
      onError={() => actor.send({ type: 'image.failed' })}
    />
  );
}
