import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Link } from '../actions/Link.tsx';
import { useMemberPath } from './memberPath.ts';

export interface MemberLinkProps {
  /** The member's id, or `@` and their username; without one, the name is plain text. */
  memberId: string | null | undefined;
  /** Opens the member when the host has no address for them. @default plain text */
  onPress?: (() => void) | undefined;
  /** Id of the element, for `aria-labelledby`. */
  id?: string;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
  /** The member's name. */
  children: ReactNode;
}

/**
 * A member's name: a link when the host has an address for members, a button when it has a
 * callback, else plain text.
 */
export function MemberLink(props: MemberLinkProps) {
  const { memberId, onPress, id, className = '', children } = props;
  const element = { className, ...(id !== undefined && { id }) };
  const path = useMemberPath();
  if (memberId && path) {
    return (
      <Link isPlain {...element} href={path(memberId)}>
        {children}
      </Link>
    );
  }
  if (!memberId || !onPress) return <span {...element}>{children}</span>;
  return (
    <AriaButton {...element} onPress={onPress}>
      {children}
    </AriaButton>
  );
}
