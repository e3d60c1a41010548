import type { Member } from '@saudagar/contract';
import { MemberLink } from '@saudagar/ui';
import type { ReactNode } from 'react';
import type { ReadingLinks } from './links.ts';

interface MemberNameProps extends Pick<ReadingLinks, 'onMember'> {
  member: Member | null | undefined;
  children: ReactNode;
}

/** A member's name, linked to their profile if the host has one. */
export function MemberName({ member, onMember, children }: MemberNameProps) {
  return (
    <MemberLink
      member={member?.id}
      onPress={member && onMember ? () => onMember(member) : undefined}
      className="sg-messages-member"
    >
      {children}
    </MemberLink>
  );
}
