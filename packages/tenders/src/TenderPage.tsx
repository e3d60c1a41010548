import { ReadView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { BackLink, Card, LinkButton, SkeletonText, VisuallyHidden } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import type { TenderCallbacks } from './callbacks.ts';
import { TenderActions } from './detail/TenderActions.tsx';
import { TenderContent } from './detail/TenderContent.tsx';
import { TenderMenu } from './detail/TenderMenu.tsx';
import { TenderNotFound } from './detail/TenderNotFound.tsx';
import { provideTender } from './detail/tenderFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link TenderPage}. */
export interface TenderPageProps extends TenderCallbacks {
  /** Id of the tender. */
  tenderId: string;
  /** Called with the tender's title once it is known, as a title for the page. */
  onTitle?: ((title: string) => void) | undefined;
}

/** A tender on its own page: the target of shared links and notifications. */
export function TenderPage(props: TenderPageProps) {
  const { tenders } = useRoutes();
  const { t } = useTexts();
  return (
    <section className="sg-tender-page" aria-label={t('detail.name')}>
      <BackLink href={tenders?.()}>{t('detail.back')}</BackLink>
      <OneTender key={props.tenderId} {...props} />
    </section>
  );
}

function OneTender(props: TenderPageProps) {
  const { tenders } = useRoutes();
  const { tenderId, onTitle, onMessage } = props;
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideTender, { query: { id: tenderId } });
  const title = useSelector(actor, ({ context }) => context.value?.title);
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
  const back = tenders && <LinkButton href={tenders()}>{t('detail.back')}</LinkButton>;
  const skeleton = (
    <>
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <Card padding="large">
        <SkeletonText size="title" />
        <SkeletonText lines={6} />
      </Card>
    </>
  );
  const missing = <TenderNotFound action={back} />;
  return (
    <ReadView
      actor={actor}
      skeleton={skeleton}
      forbidden={missing}
      gone={missing}
      lost={<TenderNotFound isDeleted action={back} />}
    >
      {(tender) => (
        <Card as="article" padding="large" className="sg-tender-sheet" aria-labelledby={titleId}>
          <header className="sg-tender-sheet-head">
            <h1 id={titleId} className="sg-tender-headline">
              {tender.title}
            </h1>
            <TenderMenu tender={tender} />
          </header>
          <TenderContent
            {...{ tender, onMessage }}
            level={2}
            actions={<TenderActions tender={tender} />}
          />
        </Card>
      )}
    </ReadView>
  );
}
