import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import { useMemberPath } from '../paths.ts';

export interface MemberLinkProps {
  /** The member's id, or `@` and their username; without one, the name is plain text. */
  memberId: string | null | undefined;
  /** Id of the element, for `aria-labelledby`. */
  id?: string | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
  /** The member's name. */
  children: ReactNode;
}

/** A member's name: a link when the host has an address for members, else plain text. */
export function MemberLink(props: MemberLinkProps) {
  const { memberId, id, className = '', children } = props;
  const element = { className, ...(id !== undefined && { id }) };
  const path = useMemberPath();
  if (!memberId || !path) return <span {...element}>{children}</span>;
  return (
    <Link isPlain {...element} href={path(memberId)}>
      {children}
    </Link>
  );
}
