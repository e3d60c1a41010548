import type { User } from '@saudagar/contract';
import { MemberAvatar, useSession } from '@saudagar/portal';
import { Button, Popover } from '@saudagar/ui';
import LogOut from 'lucide-react/icons/log-out';
import { type RefObject, useState } from 'react';
import { useHost } from '../HostContext.ts';
import { LanguageSelect } from '../language/LanguageSelect.tsx';
import { menuOf, type Page } from '../pages/page.ts';
import { useTexts } from '../texts.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { NavList } from './NavList.tsx';

export interface UserPopoverProps {
  /** The signed-in member. */
  user: User;
  /** The current page. */
  current: Page;
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Called when the menu should close. */
  onClose: () => void;
}

/** The user menu: the member, language, their own pages, and sign-out (SHELL-101–104). */
export function UserPopover({ user, current, anchor, onClose }: UserPopoverProps) {
  const { t } = useTexts();
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (isEverywhere: boolean) => {
    setLeaving(true);
    session.send({ type: 'leaving.requested', isEverywhere });
  };
  const entries = menuOf('user', user.role, useHost().pages);
  return (
    <Popover
      aria-label={t('user.menu')}
      className="sg-user-popover"
      triggerRef={anchor}
      placement="bottom end"
      isOpen
      onOpenChange={onClose}
    >
      <div className="sg-user-panel">
        <div className="sg-user-card">
          <MemberAvatar member={user} size="large" />
          <div className="sg-user-card-text">
            <p className="sg-user-full-name">{user.full_name}</p>
            <p className="sg-user-access">{t(`user.access.${user.role}`)}</p>
          </div>
        </div>
        <LanguageSelect label={t('language')} />
        {entries.length > 0 && <NavList entries={entries} current={current} onPress={onClose} />}
        <div className="sg-user-sign-out">
          <Button isFullWidth icon={<LogOut />} onPress={() => leave(false)}>
            {t('user.signOut')}
          </Button>
          <Button variant="quiet" isFullWidth onPress={() => leave(true)}>
            {t('user.everywhere.open')}
          </Button>
        </div>
      </div>
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </Popover>
  );
}
