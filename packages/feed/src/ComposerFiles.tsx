import { FEED_FILE_KINDS, fileKindOf } from '@saudagar/contract';
import { FileChip, InlineMessage, ProgressBar } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import type { ActorRefFrom } from 'xstate';
import { type composerMachine, nextUpload } from './composerMachine.ts';
import { type ChosenFile, type FileRefusal, progressOf } from './postFiles.ts';
import { useTexts } from './texts.ts';

/** The chosen files (FEED-013), what was refused of a choice, and how far the upload is (FEED-015). */
export function ComposerFiles({ actor }: { actor: ActorRefFrom<typeof composerMachine> }) {
  const { t } = useTexts();
  const files = useSelector(actor, ({ context }) => context.files);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const failedFile = useSelector(actor, ({ context }) => context.failedFile);
  const share = useSelector(actor, ({ context }) => context.share);
  const current = useSelector(actor, ({ context }) => nextUpload(context));
  const isUploading = useSelector(actor, (snapshot) => snapshot.matches({ sending: 'uploading' }));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const { done, total, percent } = progressOf(files);

  const textOf = (refusal: FileRefusal) => {
    const { reason, ...values } = refusal;
    return t(`file.${reason}`, values);
  };
  const errorOf = ({ key }: ChosenFile) => {
    if (failedFile?.key !== key) return undefined;
    const { kind, detail } = failedFile.failure;
    return (kind === 'refused' && detail) || t('file.failed');
  };

  return (
    <>
      {refusals.length > 0 && (
        <InlineMessage kind="error">
          {refusals.map((refusal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be refused twice
            <span key={index} className="sg-feed-refusal">
              {textOf(refusal)}
            </span>
          ))}
        </InlineMessage>
      )}
      {files.length > 0 && (
        <ul className="sg-feed-files" aria-label={t('composer.files')}>
          {files.map((file) => (
            <li key={file.key}>
              <FileChip
                name={file.file.name}
                size={file.file.size}
                icon={iconOf(file)}
                progress={isUploading && file === current ? share * 100 : undefined}
                errorMessage={errorOf(file)}
                onRemove={
                  isSending ? undefined : () => actor.send({ type: 'file.removed', key: file.key })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {isUploading && (
        <ProgressBar label={t('composer.uploading', { number: done + 1, total })} value={percent} />
      )}
    </>
  );
}

function iconOf({ file, uploadedAs }: ChosenFile) {
  if (uploadedAs !== null) return <CircleCheck />;
  return fileKindOf(file.name, FEED_FILE_KINDS)?.type === 'image' ? <Image /> : <FileText />;
}
