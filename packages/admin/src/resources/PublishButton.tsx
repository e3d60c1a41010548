import type { Resource } from '@saudagar/contract';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { providePublishResource } from './publishResourceFlow.ts';
import { useTexts } from './texts.ts';

const WORDS = { approved: 'published', draft: 'unpublished', pending: 'waiting' } as const;

/** Publishes a draft, and unpublishes any other resource (ADM-162, ADM-163). */
export function PublishButton({ resource }: { resource: Resource }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, title } = resource;
  const to = resource.approval_status === 'draft' ? 'approved' : 'draft';
  const word = to === 'approved' ? 'publish' : 'unpublish';
  const actor = usePersistentActor(`admin.publish.${id}.${to}`, providePublishResource, {
    input: { id, to },
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useActorResult(actor, 'command.done', ({ done }) =>
    notifier.success(lazy(`card.${WORDS[done.approval_status]}`)),
  );
  useActorResult(actor, 'command.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy(`card.${word}Failed`)),
  );
  return (
    <Button
      size="compact"
      variant={to === 'approved' ? 'primary' : 'secondary'}
      aria-label={t(`card.${word}Named`, { title })}
      isPending={isBusy}
      onPress={() => actor.send({ type: 'command.confirmed' })}
    >
      {t(`card.${word}`)}
    </Button>
  );
}
