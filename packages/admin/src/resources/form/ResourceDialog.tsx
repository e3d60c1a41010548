import type { ApiError, Resource } from '@saudagar/contract';
import { FormDialog } from '@saudagar/flows/react';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { ResourceFields } from './ResourceFields.tsx';
import { provideResourceForm } from './resourceFormFlow.ts';
import { NEW_RESOURCE, resourceDraftName, valuesOf } from './resourceValues.ts';

/** Props of {@link ResourceDialog}. */
export interface ResourceDialogProps {
  /** The resource to edit; null adds one. */
  resource: Resource | null;
  /** Called when the dialog closes: cancelled, discarded or saved. */
  onClose: () => void;
}

/** Adds or edits a resource. */
// ADM-188–260
export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const id = resource?.id ?? null;
  const name = resourceDraftName(id);
  const actor = usePersistentActor(name, provideResourceForm, {
    subject: { id },
    values: resource ? valuesOf(resource) : NEW_RESOURCE,
  });
  const isUploading = useSelector(actor, ({ context }) => context.values.isUploading);
  const word = resource ? 'update' : 'create';
  useEmitted(actor, 'form.closed', onClose);
  useActorResult(actor, 'form.done', ({ reply }, isShown) => {
    notifier.success(lazy(reply.revision?.is_own ? 'form.waits' : `form.${word}d`));
    if (isShown) onClose();
  });
  const reason = ({ kind, detail }: ApiError) => {
    if (detail) return detail;
    // In order: no response, an unreadable one, and one without a message.
    if (kind === 'network' || kind === 'timeout') return t('form.failedAgain');
    return t(kind === 'malformed' ? 'form.failed' : `form.${word}Failed`);
  };
  return (
    <FormDialog
      title={t(`form.${word}Title`)}
      size="large"
      actor={actor}
      reopened={(close) => <ResourceDialog resource={resource} onClose={close} />}
      failureText={reason}
      submitLabel={t(`form.${word}`)}
      disabledReason={isUploading ? t('form.uploading') : undefined}
    >
      {resource?.revision && <InlineMessage>{t('form.waiting')}</InlineMessage>}
      <ResourceFields
        actor={actor}
        uploads={name}
        files={resource?.revision?.files ?? resource?.files}
      />
    </FormDialog>
  );
}
