import { Avatar, type AvatarSize } from '@saudagar/ui';

interface GroupMarkProps {
  name: string;
  size?: AvatarSize | undefined;
}

/** Placeholder for a group's image: its initials on a color of its own; decorative. */
export function GroupMark({ name, size = 'medium' }: GroupMarkProps) {
  return <Avatar name={name} size={size} className="sg-group-mark" />;
}
