import type { ApiError, Resource } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { provideDeleteResource } from './deleteResourceFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link DeleteResourceDialog}. */
export interface DeleteResourceDialogProps {
  resource: Pick<Resource, 'id' | 'title'>;
  /** Called when the member declines, or the resource is deleted. */
  onClose: () => void;
}

/** Asks for confirmation and deletes a resource (ADM-177–184). */
export function DeleteResourceDialog({ resource, onClose }: DeleteResourceDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, title } = resource;
  const actor = usePersistentActor(`admin.deleteResource.${id}`, provideDeleteResource, {
    input: { id },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('delete.done'));
    if (isShown) onClose();
  });
  const reason = ({ status, detail, messages }: ApiError) => {
    if (status === 404) return t('delete.missing');
    if (status === 403) return t('delete.forbidden');
    return detail ?? messages.message ?? t('delete.failed');
  };
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('delete.title', { title })}
      confirmLabel={t('delete.action')}
      failureText={reason}
      onCancel={onClose}
    >
      {t('delete.text')}
    </ConfirmCommand>
  );
}
