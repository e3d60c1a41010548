import type { Person } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { Button, Card, Icon, IconButton, Kawung, loadable, useOnDemand } from '@saudagar/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Store from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import type { ProfileCallbacks } from '../callbacks.ts';
import { TagList } from '../TagList.tsx';
import { useTexts } from '../texts.ts';
import { useMonth } from './useMonth.ts';

const avatarDialogs = loadable(
  async () => (await import('../avatar/AvatarDialogs.tsx')).AvatarDialogs,
);

interface ProfileHeaderProps {
  person: Person;
  /** The date the member joined; undefined when the server does not send it. */
  joinedAt: string | undefined;
  /** The reader's actions on the profile. */
  children: ReactNode;
  /** The avatar, with its actions. */
  picture: ReactNode;
}

/** The member's avatar, name, company, location, industries and actions. */
export function ProfileHeader({ person, joinedAt, children, picture }: ProfileHeaderProps) {
  const { t } = useTexts();
  const monthOf = useMonth();
  const name = nameOf(person) ?? t('unknown');
  const company = person.company_name?.trim() || t('individual');
  return (
    <Card as="section" padding="none" className="sg-profile-head" aria-label={name}>
      <div className="sg-profile-cover">
        <Kawung />
      </div>
      <div className="sg-profile-member">
        <div className="sg-profile-avatar-button">{picture}</div>
        <div className="sg-profile-names">
          <h1 className="sg-profile-name">{name}</h1>
          {person.username && <p className="sg-profile-username">@{person.username}</p>}
          <ul className="sg-profile-details">
            <Fact icon={<Store />}>{company}</Fact>
            {person.location?.trim() && <Fact icon={<MapPin />}>{person.location}</Fact>}
            {joinedAt && (
              <Fact icon={<CalendarDays />}>{t('since', { date: monthOf(joinedAt) })}</Fact>
            )}
          </ul>
          <TagList tags={person.industry_tags} name={name} />
        </div>
        <div className="sg-profile-actions">{children}</div>
      </div>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon>{icon}</Icon>
      {children}
    </li>
  );
}

/** A member's full name, else their username; undefined when both are missing. */
export const nameOf = ({ full_name, username }: Person): string | undefined =>
  full_name?.trim() || username || undefined;

/** The member's own avatar, with a button that changes it (ACCT-063, ACCT-064). */
export function AvatarButton({ person }: { person: Person }) {
  const { t } = useTexts();
  const dialogs = useOnDemand(avatarDialogs);
  return (
    <>
      <MemberAvatar member={person} size="xlarge" verified />
      <IconButton
        {...dialogs.openerProps}
        variant="secondary"
        className="sg-profile-camera"
        aria-label={t('avatar.change')}
      >
        <Camera />
      </IconButton>
      {dialogs.isOpen && <avatarDialogs.View onClose={dialogs.close} />}
    </>
  );
}

interface OthersActionsProps {
  person: Person;
  links: ProfileCallbacks;
}

/** Actions on another member: connect, message, and those of the host (ACCT-137). */
export function OthersActions({ person, links }: OthersActionsProps) {
  const { t } = useTexts();
  const { connection, onMessage, actions } = links;
  return (
    <>
      {connection?.(person)}
      {onMessage && (
        <Button icon={<MessageSquare />} onPress={() => onMessage(person)}>
          {t('message')}
        </Button>
      )}
      {actions?.(person)}
    </>
  );
}
