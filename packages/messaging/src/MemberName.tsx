import type { Member } from '@saudagar/contract';
import { MemberLink } from '@saudagar/ui';
import type { ReactNode } from 'react';

interface MemberNameProps {
  member: Member | null | undefined;
  children: ReactNode;
}

/** A member's name, linked to their profile if the host has one. */
export function MemberName({ member, children }: MemberNameProps) {
  return (
    <MemberLink memberId={member?.id} className="sg-messages-member">
      {children}
    </MemberLink>
  );
}
