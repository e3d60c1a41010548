import { ChosenFiles, type FileRefusal } from '@saudagar/files';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import type { composerMachine } from './composerMachine.ts';
import type { ChosenFile } from './postFiles.ts';

/** Chosen files (FEED-013), and rejected ones. */
export function ComposerFiles({ actor }: { actor: ActorRefFrom<typeof composerMachine> }) {
  const { t } = useTexts();
  const files = useSelector(actor, ({ context }) => context.files);
  const rules = useSelector(actor, ({ context }) => context.rules);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const failedFile = useSelector(actor, ({ context }) => context.failedFile);

  const textOf = (refusal: FileRefusal) => {
    const { reason, ...values } = refusal;
    const takesVideos = rules.kinds.some(({ type }) => type === 'video');
    if (reason === 'unsupported' && takesVideos) return t('file.unsupportedMedia', values);
    return t(`file.${reason}`, values);
  };
  const errorOf = ({ key }: ChosenFile) => {
    if (failedFile?.key !== key) return undefined;
    if (failedFile.failed === 'description') return t('file.undescribed');
    const { kind, detail, status } = failedFile.failure;
    if (kind === 'refused' && detail) return detail;
    // The server's rejections carry a message; one without it comes from a proxy.
    return t(status === 413 ? 'file.overProxyLimit' : 'file.failed');
  };

  return (
    <>
      {refusals.length > 0 && (
        <InlineMessage kind="error">
          {/* Each message once, however many files it rejects. */}
          {[...new Set(refusals.map(textOf))].map((text) => (
            <span key={text} className="sg-feed-refusal">
              {text}
            </span>
          ))}
        </InlineMessage>
      )}
      {files.length > 0 && (
        <ChosenFiles
          aria-label={t('composer.files')}
          files={files.map((one) => ({
            key: one.key,
            file: one.file,
            isUploaded: one.uploadedAs !== null,
            errorMessage: errorOf(one),
            description: one.description,
          }))}
          onRemove={(key) => actor.send({ type: 'file.removed', key })}
          onDescribe={(key, description) =>
            actor.send({ type: 'file.described', key, description })
          }
          onMove={(key, to) => actor.send({ type: 'file.moved', key, to })}
        />
      )}
    </>
  );
}
