import { ReadView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import {
  BackLink,
  Card,
  LinkButton,
  SkeletonText,
  useLoadWhenIdle,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import type { EventCallbacks } from './callbacks.ts';
import { EventActions } from './detail/EventActions.tsx';
import { EventContent } from './detail/EventContent.tsx';
import { EventMenu } from './detail/EventMenu.tsx';
import { EventNotFound } from './detail/EventNotFound.tsx';
import { provideEvent } from './detail/eventFlow.ts';
import { RegisterAction } from './registration/RegisterAction.tsx';
import { registrationDialog } from './registration/registrationPart.ts';
import { useTexts } from './texts.ts';

/** Props of {@link EventPage}. */
export interface EventPageProps extends EventCallbacks {
  /** Id of the event. */
  eventId: string;
  /** Called with the page's title once the event is loaded. */
  onTitle?: ((title: string) => void) | undefined;
}

/** An event on its own page, reached by shared links and notifications. */
export function EventPage(props: EventPageProps) {
  const { events } = useRoutes();
  const { t } = useTexts();
  return (
    <section className="sg-event-page" aria-label={t('detail.name')}>
      <BackLink href={events?.()}>{t('detail.back')}</BackLink>
      <OneEvent key={props.eventId} {...props} />
    </section>
  );
}

function OneEvent({ eventId, onTitle, onMessage }: EventPageProps) {
  const { events } = useRoutes();
  const { t } = useTexts();
  const titleId = useId();
  useLoadWhenIdle(registrationDialog);
  const actor = useViewActor(provideEvent, { query: { id: eventId } });
  const title = useSelector(actor, ({ context }) => context.value?.title);
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
  const back = events && <LinkButton href={events()}>{t('detail.back')}</LinkButton>;
  const skeleton = (
    <>
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <Card padding="large">
        <SkeletonText size="title" />
        <SkeletonText lines={6} />
      </Card>
    </>
  );
  const missing = <EventNotFound action={back} />;
  return (
    <ReadView
      actor={actor}
      skeleton={skeleton}
      forbidden={missing}
      gone={missing}
      lost={<EventNotFound isDeleted action={back} />}
    >
      {(event) => (
        <Card as="article" padding="large" className="sg-event-sheet" aria-labelledby={titleId}>
          <header className="sg-event-sheet-head">
            <h1 id={titleId} className="sg-event-headline">
              {event.title}
            </h1>
            <EventMenu event={event} />
          </header>
          <EventContent
            {...{ event, onMessage }}
            level={2}
            actions={
              <div className="sg-event-actions">
                <RegisterAction event={event} className="sg-event-actions" />
                <EventActions event={event} />
              </div>
            }
          />
        </Card>
      )}
    </ReadView>
  );
}
