import type { Member } from '@saudagar/contract';
import { PlainButton } from '@saudagar/ui';
import { Person, useMemberName } from '@saudagar/writing';
import type { GroupLinks } from '../links.ts';

interface MemberLineProps extends Pick<GroupLinks, 'onMember'> {
  member: Member;
  /** What they are called here. @default their name */
  name?: string;
}

/** A member in a list, who leads to their profile where the host opens profiles. */
export function MemberLine({ member, name, onMember }: MemberLineProps) {
  const nameOf = useMemberName();
  const person = <Person member={member} name={name ?? nameOf(member)} />;
  if (!onMember) return <span className="sg-person sg-group-person">{person}</span>;
  return (
    <PlainButton className="sg-person sg-group-person" onPress={() => onMember(member)}>
      {person}
    </PlainButton>
  );
}
