import type { Member } from '@saudagar/contract';
import { PlainButton } from '@saudagar/ui';
import type { ReactNode } from 'react';
import type { ReadingLinks } from './links.ts';

interface MemberNameProps extends Pick<ReadingLinks, 'onMember'> {
  member: Member | null | undefined;
  children: ReactNode;
}

/** A member's name: a button where the host opens profiles, else its text. */
export function MemberName({ member, onMember, children }: MemberNameProps) {
  if (!member || !onMember) return children;
  return (
    <PlainButton className="sg-messages-member" onPress={() => onMember(member)}>
      {children}
    </PlainButton>
  );
}
