import BadgeCheck from 'lucide-react/icons/badge-check';
import User from 'lucide-react/icons/user';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { avatarColour, initialsOf } from './initials.ts';

/** 32, 40, 64 and 96 px. */
// WID-025
export type AvatarSize = 'small' | 'medium' | 'large' | 'xlarge';

const pixels: Record<AvatarSize, number> = { small: 32, medium: 40, large: 64, xlarge: 96 };

export interface AvatarProps {
  /** The member's name: source of the initials and their colour. */
  name: string;
  /** Address of the photo; without one the initials show. */
  src?: string | null | undefined;
  /** Size of the circle. @default 'medium' */
  size?: AvatarSize;
  /** Whether the tick of a verified member is shown. @default false */
  isVerified?: boolean;
  /** Name for assistive technology, where the name is not written beside. @default decoration */
  'aria-label'?: string;
  /** Where it leads; the name beside it leads there too, and keyboards pass over it. @default nowhere */
  href?: string | undefined;
  /** Told that the photo shows. */
  onLoad?: (() => void) | undefined;
  /** Told that the photo could not be shown; the initials stay in sight. */
  onError?: (() => void) | undefined;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** A member's photo, over coloured initials that show until it is there or when it never comes. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 'medium', isVerified, href, onLoad, onError, className } = props;
  const { t } = useTexts();
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const label = props['aria-label'];
  return (
    <span className={classes('sg-avatar', `sg-avatar-${size}`, className)}>
      <Face href={href} label={label}>
        <Initials name={name} />
        {src && (
          <img
            key={src}
            className="sg-avatar-image"
            data-loaded={loadedSrc === src || undefined}
            src={src}
            alt=""
            width={pixels[size]}
            height={pixels[size]}
            // An object address may be revoked before the picture comes into sight.
            loading={src.startsWith('blob:') ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            onLoad={() => {
              setLoadedSrc(src);
              onLoad?.();
            }}
            onError={onError}
          />
        )}
      </Face>
      {isVerified && (
        <span className="sg-avatar-tick" role="img" aria-label={t('verified')}>
          <BadgeCheck aria-hidden="true" />
        </span>
      )}
    </span>
  );
}

interface FaceProps {
  href: string | undefined;
  label: string | undefined;
  children: ReactNode;
}

/** React Aria hears of it, though its type does not say so. */
const passedOver = { excludeFromTabOrder: true };

/** The circle, which is a link besides where it leads somewhere. */
function Face({ href, label, children }: FaceProps) {
  return (
    <span
      className="sg-avatar-face"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {href ? (
        <AriaLink className="sg-avatar-link" href={href} {...passedOver}>
          {children}
        </AriaLink>
      ) : (
        children
      )}
    </span>
  );
}

function Initials({ name }: { name: string }) {
  const initials = initialsOf(name);
  const colour = { '--sg-avatar': `var(--sg-avatar-${avatarColour(name)})` } as CSSProperties;
  return (
    <span className="sg-avatar-initials" style={colour}>
      {initials || <User aria-hidden="true" />}
    </span>
  );
}
