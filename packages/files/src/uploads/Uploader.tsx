import type { FileCategory, FileInfo } from '@saudagar/contract';
import { useEmitted, usePersistentActor } from '@saudagar/portal';
import { Button, ProgressBar, VisuallyHidden } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { FileDrop, type FileDropTexts } from './FileDrop.tsx';
import { type UploadType, uploadRules } from './fileRules.ts';
import { provideUploads } from './uploadsActors.ts';
import {
  currentUpload,
  type Uploading,
  uploaded,
  uploadProgress,
  type uploadsMachine,
} from './uploadsMachine.ts';

/** Props shared by the uploaders. */
export interface UploaderProps extends FileDropTexts {
  /** Unique name of the upload on the page: it continues after unmount and is resumed by it. */
  name: string;
  /** Called with the uploaded files, in order, whenever they change. */
  onChange: (files: FileInfo[]) => void;
}

interface Parts extends UploaderProps {
  type: UploadType;
  category: FileCategory;
  maxFiles: number;
  /** Called with each uploaded file, which then leaves the list. @default files stay in the list */
  onUploaded?: ((file: FileInfo) => void) | undefined;
  /** Called with true when an upload starts and false when all have ended. @default none */
  onRunning?: ((isRunning: boolean) => void) | undefined;
  /** True when no files can be added. @default false */
  isDisabled?: boolean | undefined;
}

/** Chooses, validates and uploads files by button, drop and paste. */
export function Uploader(props: Parts) {
  const { name, label, description, type, category, maxFiles, onChange, isDisabled } = props;
  const { t } = useTexts();
  const rules = useMemo(() => uploadRules(type, category, maxFiles), [type, category, maxFiles]);
  const actor = usePersistentActor(`files.uploads.${name}`, provideUploads(category), {
    rules,
    photos: type === 'image' ? 'smaller' : 'fitting',
  });
  useEmitted(actor, 'uploads.changed', ({ files }) => onChange(files));
  useMissedResult(actor, onChange);
  const files = useSelector(actor, ({ context }) => context.files);
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const share = useSelector(actor, ({ context }) => context.share);
  const current = useSelector(actor, ({ context }) => currentUpload(context));
  const isUploading = useSelector(actor, (snapshot) => snapshot.matches('uploading'));
  const { done, total, percent } = uploadProgress(files);
  const isComplete = useSelector(actor, (snapshot) => snapshot.matches({ resting: 'complete' }));
  const isMultiple = maxFiles > 1;
  useHandedOver(actor, files, props.onUploaded);
  useRunningReport(isUploading, props.onRunning);

  const errorOf = ({ failure }: Uploading) => {
    if (failure === null) return undefined;
    if (failure === 'cancelled') return t('upload.cancelled');
    if (failure.kind === 'refused' && failure.detail) return failure.detail;
    // The server's rejections carry a message; one without it comes from a proxy.
    return t(failure.status === 413 ? 'upload.overProxyLimit' : 'upload.failed');
  };

  return (
    <FileDrop
      label={label}
      description={description}
      type={type}
      rules={rules}
      refusals={refusals}
      isDisabled={isDisabled ?? false}
      onOffered={(added) => actor.send({ type: 'files.added', files: added })}
    >
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
    </FileDrop>
  );
}

/** Reports the result of an upload, also one that ended while no view was mounted. */
function useMissedResult(actor: ActorRefFrom<typeof uploadsMachine>, onChange: Parts['onChange']) {
  const isReported = useSelector(actor, ({ context }) => context.isReported);
  const wasMounted = useRef(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!isReported) {
      if (!wasMounted.current) latest.current(uploaded(actor.getSnapshot().context));
      actor.send({ type: 'uploads.reported' });
    }
    wasMounted.current = true;
  }, [actor, isReported]);
}

/** Passes uploaded files to `onUploaded` and removes them from the list. */
function useHandedOver(
  actor: ActorRefFrom<typeof uploadsMachine>,
  files: readonly Uploading[],
  onUploaded: Parts['onUploaded'],
) {
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  useEffect(() => {
    for (const { key, info } of files) {
      if (!latest.current || !info) continue;
      latest.current(info);
      actor.send({ type: 'file.removed', key });
    }
  }, [actor, files]);
}

/** Reports uploads that start and end. */
function useRunningReport(isUploading: boolean, onRunning: Parts['onRunning']) {
  const latest = useRef(onRunning);
  useEffect(() => {
    latest.current = onRunning;
  });
  useEffect(() => latest.current?.(isUploading), [isUploading]);
}
