import type { FileInfo } from '@saudagar/contract';
import {
  acceptedTypes,
  ChosenFiles,
  FileChip,
  FileDescription,
  type FileRefusal,
  type FileRules,
} from '@saudagar/files';
import { Button, FileTrigger, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Film from 'lucide-react/icons/film';
import Image from 'lucide-react/icons/image';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import type { editMachine } from './editMachine.ts';

interface EditFilesProps {
  edit: ActorRefFrom<typeof editMachine>;
  /** Files of the post. */
  files: readonly FileInfo[];
}

/** Files of a post being edited: current ones can be removed, others added. */
export function EditFiles({ edit, files }: EditFilesProps) {
  const { t } = useTexts();
  const attach = useRef<HTMLButtonElement>(null);
  const removed = useSelector(edit, ({ context }) => context.removed);
  const added = useSelector(edit, ({ context }) => context.added);
  const descriptions = useSelector(edit, ({ context }) => context.descriptions);
  const upload = useSelector(edit, ({ context }) => context.upload);
  const refusals = useSelector(edit, ({ context }) => context.refusals);
  const rules = useSelector(edit, ({ context }) => context.rules);
  const isSaving = useSelector(edit, (snapshot) => snapshot.matches('saving'));
  const remaining = files.filter(({ id }) => !removed.includes(id));

  const remove = (id: string) => {
    // The button unmounts with its file.
    attach.current?.focus();
    edit.send({ type: 'file.removed', id });
  };
  return (
    <>
      {remaining.length > 0 && (
        <ul className="sg-post-edit-files" aria-label={t('edit.files')}>
          {remaining.map(({ id, original_filename: name, file_size, file_type }) => (
            <li key={id}>
              <FileChip
                name={name}
                size={file_size}
                {...(file_type === 'image' && { icon: <Image /> })}
                {...(file_type === 'video' && { icon: <Film /> })}
                onRemove={isSaving ? undefined : () => remove(id)}
              >
                {file_type === 'image' && (
                  <FileDescription
                    name={name}
                    value={descriptions[id] ?? ''}
                    onChange={
                      isSaving
                        ? undefined
                        : (description) => edit.send({ type: 'file.described', id, description })
                    }
                  />
                )}
              </FileChip>
            </li>
          ))}
        </ul>
      )}
      {added.length > 0 && (
        <ChosenFiles
          aria-label={t('edit.newFiles')}
          files={added.map((one, index) => ({
            ...one,
            isUploaded: isSaving && upload !== null && index < upload.at,
            progress: isSaving && upload?.at === index ? upload.share * 100 : undefined,
          }))}
          onDescribe={
            isSaving
              ? undefined
              : (key, description) => edit.send({ type: 'addition.described', key, description })
          }
          onRemove={isSaving ? undefined : (key) => edit.send({ type: 'addition.removed', key })}
        />
      )}
      {refusals.length > 0 && (
        <InlineMessage kind="error">
          {refusals.map(({ reason, ...values }) => t(refusalText(reason, rules), values)).join(' ')}
        </InlineMessage>
      )}
      <FileTrigger
        acceptedFileTypes={acceptedTypes(rules)}
        allowsMultiple
        onSelect={(chosen) => edit.send({ type: 'files.added', files: Array.from(chosen ?? []) })}
      >
        <Button
          ref={attach}
          variant="quiet"
          size="small"
          icon={<Paperclip />}
          isDisabled={isSaving}
        >
          {t('edit.addFiles')}
        </Button>
      </FileTrigger>
    </>
  );
}

/** Returns the message of a rejected file, which names the accepted types (GRP-121). */
function refusalText(reason: FileRefusal['reason'], { kinds }: FileRules) {
  const takesVideos = kinds.some(({ type }) => type === 'video');
  return reason === 'unsupported' && takesVideos
    ? ('file.unsupportedMedia' as const)
    : (`file.${reason}` as const);
}
