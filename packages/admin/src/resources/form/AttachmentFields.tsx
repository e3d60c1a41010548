import { type FileInfo, RESOURCE_FILES_MAX } from '@saudagar/contract';
import { AttachmentUploader, ExistingFiles } from '@saudagar/files';
import type { FieldsActor } from '@saudagar/flows/react';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import type { ResourceValues } from './resourceValues.ts';

interface AttachmentFieldsProps {
  actor: FieldsActor<ResourceValues>;
  /** Where its uploads are found again. */
  name: string;
  /** The facts of the files that the resource has already. */
  files: readonly FileInfo[] | undefined;
  /** What is wrong with them. */
  errorMessage: string | undefined;
}

/** Files of a resource: those it has, and more, each uploaded as it is chosen (ADM-201, ADM-206). */
export function AttachmentFields({ actor, name, files, errorMessage }: AttachmentFieldsProps) {
  const { t } = useTexts();
  const ids = useSelector(actor, ({ context }) => context.values.attachments);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const change = (changed: Partial<ResourceValues>) =>
    actor.send({ type: 'field.changed', change: changed });
  // Read from the actor: several files may come before the next rendering.
  const current = () => actor.getSnapshot().context.values.attachments;
  return (
    <div className="sg-admin-form-files">
      <ExistingFiles
        aria-label={t('form.attached')}
        ids={ids}
        files={files}
        onRemove={
          isBusy ? undefined : (id) => change({ attachments: ids.filter((one) => one !== id) })
        }
      />
      <AttachmentUploader
        name={name}
        label={t('form.attachments')}
        maxFiles={RESOURCE_FILES_MAX}
        isDisabled={isBusy || ids.length >= RESOURCE_FILES_MAX}
        onUploaded={({ id }) => change({ attachments: [...new Set([...current(), id])] })}
        onRunning={(isUploading) => {
          if (actor.getSnapshot().context.values.isUploading !== isUploading)
            change({ isUploading });
        }}
      />
      {errorMessage && <InlineMessage kind="error">{errorMessage}</InlineMessage>}
    </div>
  );
}
