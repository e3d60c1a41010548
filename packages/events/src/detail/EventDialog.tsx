import { ReadView } from '@saudagar/flows/react';
import { usePortal, useViewActor } from '@saudagar/portal';
import { Button, Dialog, SkeletonText, useLoadWhenIdle } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { EventCallbacks } from '../callbacks.ts';
import { RegisterAction } from '../registration/RegisterAction.tsx';
import { registrationDialog } from '../registration/registrationPart.ts';
import { useTexts } from '../texts.ts';
import { EventActions } from './EventActions.tsx';
import { EventContent } from './EventContent.tsx';
import { EventMenu } from './EventMenu.tsx';
import { EventNotFound } from './EventNotFound.tsx';
import { provideEvent } from './eventFlow.ts';

/** Props of the dialog with an event's details. */
export interface EventDialogProps extends EventCallbacks {
  /** Id of the event. */
  eventId: string;
  onClose: () => void;
}

/** Event details above the list (EVT-015). */
export function EventDialog({ eventId, onMessage, onClose }: EventDialogProps) {
  const { t } = useTexts();
  const { address } = usePortal();
  useLoadWhenIdle(registrationDialog);
  const actor = useViewActor(provideEvent, { query: { id: eventId } });
  const event = useSelector(actor, ({ context }) => context.value);
  const back = <Button onPress={onClose}>{t('detail.back')}</Button>;
  return (
    <Dialog
      title={event?.title ?? t('detail.name')}
      size="large"
      isOpen
      isInAddress={address !== undefined}
      onOpenChange={onClose}
      {...(event && {
        footer: <RegisterAction event={event} />,
      })}
    >
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={6} />}
        forbidden={<EventNotFound level={3} action={back} />}
        gone={<EventNotFound level={3} action={back} />}
        lost={<EventNotFound isDeleted level={3} action={back} />}
      >
        {(shown) => (
          <EventContent
            event={shown}
            level={3}
            actions={<EventActions event={shown} />}
            menu={<EventMenu event={shown} />}
            onMessage={onMessage}
          />
        )}
      </ReadView>
    </Dialog>
  );
}
