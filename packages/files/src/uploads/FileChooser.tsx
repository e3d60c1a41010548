import type { FileCategory } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { useLayoutEffect, useRef, useState } from 'react';
import { type PhotoNews, preparePhotos } from '../photos/preparePhotos.ts';
import { useTexts } from '../texts.ts';
import { dropFiles } from '../transfers/fileTransfers.ts';
import { sendChosen } from '../transfers/sendFileActors.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { FileDrop, type FileDropTexts } from './FileDrop.tsx';
import {
  chooseFiles,
  type FileRefusal,
  type HeldFile,
  moveFile,
  replaceFile,
  type UploadType,
  uploadRules,
} from './fileRules.ts';

/** Props of {@link FileChooser}. */
export interface FileChooserProps extends FileDropTexts {
  /** Accepted files: images, documents, or both. */
  type: UploadType;
  /**
   * Purpose of the files, which limits their types and sizes. @default images up to 10 MB each,
   * documents up to 50 MB each
   */
  category?: FileCategory | undefined;
  /** True when files are sent from when they are chosen; the form finishes each by `sendFile`. @default false */
  isSentWhenChosen?: boolean | undefined;
  /** False when images are sent without a description. @default true */
  isDescribable?: boolean | undefined;
  /** True when documents are described too. @default false */
  describesDocuments?: boolean | undefined;
  /** Maximum number of files; with 1, the next file replaces the first; with 0, none fits. */
  maxFiles: number;
  /** Files, in order. */
  files: readonly HeldFile[];
  /** Called with the files after some were added, removed, moved or described. */
  onChange: (files: HeldFile[]) => void;
  /**
   * Upload progress while the form is sent: index of the current file and share of its bytes. The
   * files cannot change meanwhile. @default not sending
   */
  upload?: { readonly at: number; readonly share: number } | null | undefined;
}

/**
 * Chooses files that their form uploads after it is saved; validates them like the uploaders, with
 * the same messages.
 */
// WID-028–053
export function FileChooser(props: FileChooserProps) {
  const { label, description, type, maxFiles, files, onChange, upload = null } = props;
  const { category = type === 'image' ? 'images' : 'documents', isDescribable = true } = props;
  const { describesDocuments, isSentWhenChosen = false } = props;
  const { t, lazy } = useTexts();
  const portal = usePortal();
  const { notifier } = portal;
  const [refusals, setRefusals] = useState<FileRefusal[]>([]);
  const rules = uploadRules(type, category, maxFiles);

  const isSending = upload !== null;
  // Photos are prepared while the files change, also after this view unmounts.
  const latest = useRef({ files, onChange });
  useLayoutEffect(() => {
    latest.current = { files, onChange };
  });

  const add = (offered: readonly File[]) => {
    // With a maximum of one, the next file replaces the first.
    const remaining = maxFiles === 1 ? [] : files;
    const mode = type === 'image' ? 'smaller' : 'fitting';
    const { taken, refusals: refused } = chooseFiles(remaining, offered, rules, mode);
    setRefusals(refused);
    const added = taken.map((one) => ({ ...one, description: '' }));
    if (added.length === 0) return;
    onChange([...remaining, ...added]);
    const chosen = { files: added.map(({ file }) => file), rules, mode } as const;
    const onPrepared = (news: PhotoNews) => {
      const { files: now, onChange: change } = latest.current;
      if (!now.some(({ file }) => file === news.from)) return;
      const isRefused = news.type === 'photo.refused';
      const others = now.filter(({ file }) => file !== news.from);
      const changed = isRefused ? (maxFiles === 1 ? files : others) : replaceFile(now, news);
      latest.current = { files: changed, onChange: change };
      if (isRefused) setRefusals((before) => [...before, news.refusal]);
      if (isRefused || news.to !== news.from) change([...changed]);
    };
    if (isSentWhenChosen) sendChosen(portal, category, chosen, onPrepared);
    else preparePhotos(chosen, onPrepared);
  };
  const remove = (key: number) => {
    setRefusals([]);
    dropFiles(files.filter((file) => file.key === key));
    onChange(files.filter((file) => file.key !== key));
  };
  const describe = (key: number, description: string) =>
    onChange(files.map((file) => (file.key === key ? { ...file, description } : file)));

  return (
    <FileDrop
      label={label}
      description={description}
      type={type}
      rules={rules}
      refusals={refusals}
      isDisabled={maxFiles === 0 || isSending}
      onOffered={isSending ? () => notifier.info(lazy('upload.whileSending')) : add}
    >
      {files.length > 0 && (
        <ChosenFiles
          aria-label={t('upload.files')}
          files={files.map((file, index) => ({
            ...file,
            isUploaded: isSending && index < upload.at,
            progress: isSending && index === upload.at ? upload.share * 100 : undefined,
          }))}
          onRemove={isSending ? undefined : remove}
          onMove={
            isSending || maxFiles === 1
              ? undefined
              : (key, to) => onChange(moveFile(files, key, to))
          }
          onDescribe={isSending || !isDescribable ? undefined : describe}
          describesDocuments={describesDocuments}
        />
      )}
    </FileDrop>
  );
}
