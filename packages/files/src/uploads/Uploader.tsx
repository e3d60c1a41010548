import { type FileCategory, type FileInfo, type FileKind, MEGABYTE } from '@saudagar/contract';
import { useEmitted, useKeptActor } from '@saudagar/portal';
import { Button, FileTrigger, InlineMessage, ProgressBar, VisuallyHidden } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { acceptedTypes, type FileRefusal, uploadRules } from './fileRules.ts';
import { provideUploads } from './uploadsActors.ts';
import {
  currentUpload,
  type Uploading,
  uploaded,
  uploadProgress,
  type uploadsMachine,
} from './uploadsMachine.ts';
import { useOfferedFiles } from './useOfferedFiles.ts';

/** What the uploaders have in common. */
export interface UploaderProps {
  /** Where the files belong, once a page: an upload goes on when its view goes, and is found again by it. */
  name: string;
  /** What the files are for: the name of the group. */
  label: ReactNode;
  /** A hint in place of which files are taken. */
  description?: ReactNode;
  /** Told the uploaded files, in order, whenever they changed. */
  onChange: (files: FileInfo[]) => void;
}

interface Parts extends UploaderProps {
  type: Exclude<FileKind['type'], 'video'>;
  category: FileCategory;
  maxFiles: number;
}

/** Chooses, checks and uploads files: by the button, by dropping and by pasting. */
export function Uploader(props: Parts) {
  const { name, label, description, type, category, maxFiles, onChange } = props;
  const { t } = useTexts();
  const rules = useMemo(() => uploadRules(type, category, maxFiles), [type, category, maxFiles]);
  const id = useId();
  const actor = useKeptActor(`files.uploads.${name}`, provideUploads(category), { rules });
  useEmitted(actor, 'uploads.changed', ({ files }) => onChange(files));
  useUnheard(actor, onChange);
  const files = useSelector(actor, ({ context }) => context.files);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const share = useSelector(actor, ({ context }) => context.share);
  const current = useSelector(actor, ({ context }) => currentUpload(context));
  const isUploading = useSelector(actor, (snapshot) => snapshot.matches('uploading'));
  const add = (added: readonly File[]) => actor.send({ type: 'files.added', files: added });
  const { isOver, handlers } = useOfferedFiles(add);
  const { done, total, percent } = uploadProgress(files);
  const isComplete = useSelector(actor, (snapshot) => snapshot.matches({ resting: 'complete' }));
  const isMultiple = maxFiles > 1;

  const textOf = (refusal: FileRefusal) => {
    const { reason, ...values } = refusal;
    return t(reason === 'tooMany' ? 'upload.tooMany' : `upload.${reason}.${type}`, {
      ...values,
      count: 'limit' in values ? values.limit : 0,
    });
  };
  const errorOf = ({ failure }: Uploading) => {
    if (failure === null) return undefined;
    if (failure === 'cancelled') return t('upload.cancelled');
    if (failure.kind === 'refused' && failure.detail) return failure.detail;
    // The server words its refusals: one without words comes from a proxy in front of it.
    return t(failure.status === 413 ? 'upload.overProxyLimit' : 'upload.failed');
  };

  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      className="sg-field sg-uploader"
      data-over={isOver || undefined}
      {...handlers}
    >
      <legend className="sg-field-label">{label}</legend>
      <div className="sg-uploader-drop">
        <FileTrigger
          allowsMultiple={isMultiple}
          acceptedFileTypes={acceptedTypes(rules)}
          onSelect={(chosen) => add(Array.from(chosen ?? []))}
        >
          <Button>{t(`upload.choose.${type}`, { count: maxFiles })}</Button>
        </FileTrigger>
        <span className="sg-field-description sg-uploader-way">{t('upload.drop')}</span>
        <span id={`${id}-hint`} className="sg-field-description sg-uploader-hint">
          {description ??
            t('upload.takes', {
              kinds: rules.kinds.map(({ extensions: [one = ''] }) => one.toUpperCase()).join(', '),
              limit: rules.maxBytes[type] / MEGABYTE,
              count: maxFiles,
            })}
        </span>
      </div>
      {refusals.length > 0 && (
        <InlineMessage kind="error">
          {/* Each text once, however often the same file was refused. */}
          {[...new Set(refusals.map(textOf))].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </InlineMessage>
      )}
      {files.length > 0 && (
        <ChosenFiles
          aria-label={t('upload.files')}
          files={files.map((one) => ({
            key: one.key,
            file: one.file,
            isUploaded: one.info !== null,
            progress: isUploading && one === current ? share * 100 : undefined,
            errorMessage: errorOf(one),
          }))}
          onRemove={(key) => actor.send({ type: 'file.removed', key })}
          onRetry={(key) => actor.send({ type: 'file.retried', key })}
          onMove={isMultiple ? (key, to) => actor.send({ type: 'file.moved', key, to }) : undefined}
        />
      )}
      {isUploading && (
        <div className="sg-uploader-running">
          <ProgressBar label={t('upload.running', { number: done + 1, total })} value={percent} />
          <Button size="small" onPress={() => actor.send({ type: 'uploads.cancelled' })}>
            {t('upload.cancel')}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">
        {isComplete && t('upload.complete', { count: total })}
      </VisuallyHidden>
    </fieldset>
  );
}

/** Takes over how an upload ended; one that ended while no view was there is told to this one. */
function useUnheard(actor: ActorRefFrom<typeof uploadsMachine>, onChange: Parts['onChange']) {
  const isHeard = useSelector(actor, ({ context }) => context.isHeard);
  const wasThere = useRef(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!isHeard) {
      if (!wasThere.current) latest.current(uploaded(actor.getSnapshot().context));
      actor.send({ type: 'uploads.heard' });
    }
    wasThere.current = true;
  }, [actor, isHeard]);
}
