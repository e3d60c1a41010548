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
  /** The member's name, from which initials and colour are derived. */
  name: string;
  /** Address of the photo; without one, initials are shown. */
  src?: string | null | undefined;
  /** Size of the circle. @default 'medium' */
  size?: AvatarSize | undefined;
  /** Shows the mark of a verified member. @default false */
  isVerified?: boolean | undefined;
  /** Accessible name, when the name is not written beside it. @default decorative */
  'aria-label'?: string | undefined;
  /**
   * Target of the link, skipped by the keyboard since the name beside it links there too.
   * @default no link
   */
  href?: string | undefined;
  /** Called when the photo has loaded. */
  onLoad?: (() => void) | undefined;
  /** Called when the photo fails to load; the initials remain visible. */
  onError?: (() => void) | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** A member's photo, over coloured initials that show until it loads or when it fails. */
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
            // An object URL may be revoked before a lazy image loads.
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

/** Supported by React Aria, but missing from its types. */
const passedOver = { excludeFromTabOrder: true };

/** The circle, as a link when it has a target. */
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
