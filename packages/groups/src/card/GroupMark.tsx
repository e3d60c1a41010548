import { Avatar, type AvatarSize } from '@saudagar/ui';

interface GroupMarkProps {
  name: string;
  size?: AvatarSize;
}

/** Stands for a group where a picture would: its initials in a colour of its own; decoration only. */
export function GroupMark({ name, size = 'medium' }: GroupMarkProps) {
  return <Avatar name={name} size={size} className="sg-group-mark" />;
}
