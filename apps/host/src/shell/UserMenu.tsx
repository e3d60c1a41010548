import type { User } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { Icon, loadable, UnstyledButton, useLoadWhenIdle, useOnDemand } from '@saudagar/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef } from 'react';
import type { Page } from '../pages/page.ts';
import { useTexts } from '../texts.ts';

const popover = loadable(async () => (await import('./UserPopover.tsx')).UserPopover);

export interface UserMenuProps {
  /** The signed-in member. */
  user: User;
  /** The current page. */
  current: Page;
}

/** The signed-in member (SHELL-105, SHELL-106), and the button of their menu (SHELL-100). */
export function UserMenu({ user, current }: UserMenuProps) {
  const { t } = useTexts();
  useLoadWhenIdle(popover);
  const { openerProps, isOpen, close } = useOnDemand(popover);
  // There is no room for text: pending only fades it, and the dialog explains.
  const { isPending, ...opener } = openerProps;
  const button = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  return (
    <div className="sg-user">
      <div id={nameId} className="sg-user-name">
        <span className="sg-user-full-name">{user.full_name}</span>
        <span className="sg-user-access">{t(`user.access.${user.role}`)}</span>
      </div>
      <MemberAvatar member={user} size="medium" />
      <UnstyledButton
        ref={button}
        className="sg-user-button"
        aria-label={t('user.menu')}
        aria-describedby={nameId}
        data-opening={isPending || undefined}
        {...opener}
      >
        <Icon>
          <ChevronDown />
        </Icon>
      </UnstyledButton>
      {isOpen && <popover.View user={user} current={current} anchor={button} onClose={close} />}
    </div>
  );
}
