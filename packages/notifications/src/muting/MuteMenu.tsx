import { MUTED_TYPES, type Notification } from '@saudagar/contract';
import { usePersistentActor } from '@saudagar/portal';
import { ActionMenu } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTexts } from '../texts.ts';
import { provideMutes } from './mutesFlow.ts';
import { useMuting } from './useMuting.ts';

/** Returns true when a subject can be muted. */
export const isMutable = ({ type }: Notification['subject']): boolean =>
  MUTED_TYPES.some((muted) => muted === type);

interface MuteMenuProps {
  subject: Notification['subject'];
  /** Accessible name of the menu: the notification's sentence. */
  about: string;
}

/** Menu that mutes or unmutes a notification's subject; offers Retry while that is unknown. */
export function MuteMenu({ subject, about }: MuteMenuProps) {
  const { t } = useTexts();
  const setMuted = useMuting();
  const actor = usePersistentActor('notifications.mutes', provideMutes, { query: null });
  const isMuted = useSelector(actor, ({ context: { value } }) =>
    Boolean(value?.some(({ type, id }) => type === subject.type && id === subject.id)),
  );
  const isUnknown = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('failed') && snapshot.context.value === null,
  );
  const type = t(`types.${subject.type as (typeof MUTED_TYPES)[number]}`);
  return (
    <ActionMenu
      className="sg-notification-menu"
      size="small"
      aria-label={t('more', { about })}
      actions={[
        isUnknown
          ? {
              id: 'retry',
              label: t('mutesUnknown'),
              icon: <RotateCw />,
              onAction: () => actor.send({ type: 'read.retried' }),
            }
          : {
              id: 'mute',
              label: t(isMuted ? 'unmute' : 'mute', { type }),
              icon: isMuted ? <Bell /> : <BellOff />,
              onAction: () => setMuted(subject, !isMuted),
            },
      ]}
    />
  );
}
