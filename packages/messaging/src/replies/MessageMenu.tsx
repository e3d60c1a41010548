import { Icon, Popover, UnstyledButton } from '@saudagar/ui';
import FlagIcon from 'lucide-react/icons/flag';
import Reply from 'lucide-react/icons/reply';
import type { RefObject } from 'react';
import { useTexts } from '../texts.ts';

export interface MessageMenuProps {
  /** Accessible name: the message it is about. */
  label: string;
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  isOwn: boolean;
  onReply: () => void;
  onFlag: () => void;
  onClose: () => void;
}

/** Actions on a message, in its menu. */
export function MessageMenu(props: MessageMenuProps) {
  const { label, anchor, isOwn, onReply, onFlag, onClose } = props;
  const { t } = useTexts();
  return (
    <Popover aria-label={label} triggerRef={anchor} isOpen onOpenChange={onClose}>
      <div className="sg-message-menu">
        <UnstyledButton className="sg-message-action" onPress={onReply}>
          <Icon>
            <Reply />
          </Icon>
          {t('message.reply')}
        </UnstyledButton>
        {!isOwn && (
          <UnstyledButton className="sg-message-action" onPress={onFlag}>
            <Icon>
              <FlagIcon />
            </Icon>
            {t('message.flag')}
          </UnstyledButton>
        )}
      </div>
    </Popover>
  );
}
