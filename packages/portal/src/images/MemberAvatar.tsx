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
  /** The member; without one, the initials of 'Unknown User' are shown. */
  member:
    | Pick<Member, 'id' | 'full_name' | 'profile_image' | 'photo' | 'is_verified'>
    | null
    | undefined;
  /** 32, 40, 64 or 96 px. @default 'medium' */
  // WID-018, WID-025
  size?: AvatarSize | undefined;
  /** Shows the mark of verified members. @default false */
  verified?: boolean | undefined;
  /**
   * True when the member's name is shown beside it, so that assistive technology can skip it.
   * @default true
   */
  decorative?: boolean | undefined;
  /**
   * Links to the member's profile, as the name beside it does.
   * @default false
   */
  isLink?: boolean | undefined;
  /** Class of the element, for layout. */
  className?: string | undefined;
}

/**
 * A member's image over their initials. An image that the browser loads needs no actor, however
 * many avatars a page has; the machine takes over when an image fails, or must be fetched with the
 * token.
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

/** An image that the browser loads, until it fails. */
function LoadedAvatar({ src, ...parts }: AvatarParts & { src: string }) {
  const { images } = usePortal();
  const { face, input } = parts;
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <RecoveredAvatar {...parts} />;
  const onLoad = () => input.foreignUrl === null && images.note(input.wanted, src);
  return <Avatar {...face} src={src} onLoad={onLoad} onError={() => setHasFailed(true)} />;
}

/** An image that failed or must be fetched, handled by the machine. */
function RecoveredAvatar({ face, input, source }: AvatarParts) {
  const { src, onLoad, onError } = useImage(input, source);
  return <Avatar {...face} src={src} onLoad={onLoad} onError={onError} />;
}
