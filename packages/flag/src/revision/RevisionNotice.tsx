import { FailureMessage } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from './texts.ts';
import type { provideWithdrawRevision } from './withdrawRevisionFlow.ts';

/** Props of {@link RevisionNotice}. */
export interface RevisionNoticeProps {
  /** Id of the content. */
  id: string;
  /** The edit that waits; nothing is shown without one. */
  revision: { readonly is_own?: boolean | undefined } | null | undefined;
  /** Takes back an edit of this type of content. */
  provide: ReturnType<typeof provideWithdrawRevision>;
}

/** Says that an edit waits for approval; its makers can take it back (ADM-381, ADM-383). */
export function RevisionNotice({ id, revision, provide }: RevisionNoticeProps) {
  const { t } = useTexts();
  if (!revision) return null;
  return (
    <div className="sg-revision">
      <InlineMessage>{revision.is_own ? t('own') : t('others')}</InlineMessage>
      {revision.is_own && <Withdraw {...{ id, provide }} />}
    </div>
  );
}

function Withdraw({ id, provide }: Pick<RevisionNoticeProps, 'id' | 'provide'>) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`revision.withdraw.${id}`, provide, { input: { id } });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', () => notifier.success(lazy('withdrawn')));
  return (
    <>
      <Button
        size="compact"
        isPending={isBusy}
        onPress={() => actor.send({ type: 'command.confirmed' })}
      >
        {t('withdraw')}
      </Button>
      <FailureMessage failure={failure} title={t('failed')} isDetailed isAnswer />
    </>
  );
}
