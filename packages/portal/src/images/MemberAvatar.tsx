import type { Member } from '@saudagar/contract';
import { Avatar, type AvatarProps, type AvatarSize, useMemberPath } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { usePortal } from '../provider/PortalContext.ts';
import { useTexts } from '../texts.ts';
import { avatarAddress, photoSizeOf } from './avatarAddress.ts';
import type { ImageInput } from './imageMachine.ts';
import { useImage } from './useImage.ts';

/** Props of {@link MemberAvatar}. */
export interface MemberAvatarProps {
  /** Whose picture; without a member the initials of 'Unknown User'. */
  member:
    | Pick<Member, 'id' | 'full_name' | 'profile_image' | 'photo' | 'is_verified'>
    | null
    | undefined;
  /** 32, 40, 64 or 96 px. @default 'medium' */
  // WID-018, WID-025
  size?: AvatarSize;
  /** Shows the tick of members who are verified. @default false */
  verified?: boolean;
  /** Whether the member's name stands beside, so that assistive technology can pass over. @default true */
  decorative?: boolean;
  /**
   * Whether it leads to the member's profile, as the name beside it does.
   * @default false
   */
  isLink?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * A member's picture over their initials. An image that the browser loads by itself
 * needs no decision, so a page full of avatars starts no actor; the machine takes over where an
 * image fails, or has to be fetched with the token.
 */
// WID-001–027
export function MemberAvatar(props: MemberAvatarProps) {
  const { size = 'medium', verified = false, decorative = true, className } = props;
  const path = useMemberPath();
  const { client, session } = usePortal();
  const isSignedIn = useSelector(session, ({ context }) => context.user !== null);
  const own = useSelector(session, ({ context }) => (context.hasNewAvatar ? context.user : null));
  const member =
    own && props.member?.id === own.id ? { ...props.member, ...photoOf(own) } : props.member;
  const { t } = useTexts();

  const name = member?.full_name?.trim() || t('avatar.unknown');
  const face: AvatarProps = {
    name,
    size,
    className,
    href: props.isLink && member ? path?.(member.id) : undefined,
    isVerified: verified && member?.is_verified === true,
    ...(!decorative && { 'aria-label': t('avatar.photoOf', { name }) }),
  };
  if (!member || !isSignedIn) return <Avatar {...face} />;

  const server = new URL(client.address('/'), window.location.href).href.replace(/\/$/, '');
  const address = avatarAddress(member, size, server);
  const wanted = { kind: 'profile', id: member.id, size: photoSizeOf(size) } as const;
  switch (address.kind) {
    case 'none':
      return <Avatar {...face} />;
    case 'photo':
      return (
        <RecoveredAvatar
          key={`${wanted.id}/${wanted.size}`}
          face={face}
          input={{ wanted, foreignUrl: null }}
          source={member}
        />
      );
    default: {
      const foreignUrl = address.kind === 'foreign' ? address.url : null;
      return (
        <LoadedAvatar
          key={address.url}
          face={face}
          src={address.url}
          input={{ wanted, foreignUrl }}
          source={member}
        />
      );
    }
  }
}

const photoOf = ({ profile_image, photo }: Pick<Member, 'profile_image' | 'photo'>) => ({
  profile_image,
  photo,
});

interface AvatarParts {
  face: AvatarProps;
  input: ImageInput;
  /** The member as last read. */
  source: object;
}

/** An image that the browser loads by itself, until it fails. */
function LoadedAvatar({ src, ...parts }: AvatarParts & { src: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <RecoveredAvatar {...parts} />;
  return <Avatar {...parts.face} src={src} onError={() => setHasFailed(true)} />;
}

/** What the machine makes of an image that failed or has to be fetched. */
function RecoveredAvatar({ face, input, source }: AvatarParts) {
  const { src, onLoad, onError } = useImage(input, source);
  return <Avatar {...face} src={src} onLoad={onLoad} onError={onError} />;
}
