import { usePortal } from '@saudagar/portal';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { FileDrop, type FileDropTexts } from './FileDrop.tsx';
import {
  chooseFiles,
  type FileRefusal,
  type HeldFile,
  moveFile,
  uploadRules,
} from './fileRules.ts';

/** Props of {@link FileChooser}. */
export interface FileChooserProps extends FileDropTexts {
  /** Which files are taken: images to 10 MB each, or documents to 50 MB each. */
  type: 'image' | 'document';
  /** Most files; one alone is replaced by the next. None at 0. */
  maxFiles: number;
  /** The files, in their order. */
  files: readonly HeldFile[];
  /** Told the files after some were added, taken out, moved or described. */
  onChange: (files: HeldFile[]) => void;
  /**
   * How far the upload is while their form is sent: which file it is at, and the share of its bytes.
   * The files stay as they are meanwhile. @default nothing is sent
   */
  upload?: { readonly at: number; readonly share: number } | null | undefined;
}

/**
 * Chooses files that are uploaded with the form that they belong to, after it was saved: checked as
 * the uploaders check theirs, and in the same words.
 */
// WID-028–053
export function FileChooser(props: FileChooserProps) {
  const { label, description, type, maxFiles, files, onChange, upload = null } = props;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const [refusals, setRefusals] = useState<FileRefusal[]>([]);
  const rules = uploadRules(type, type === 'image' ? 'images' : 'documents', maxFiles);

  const isSending = upload !== null;

  const add = (offered: readonly File[]) => {
    // Where there is room for one alone, the next one takes its place.
    const stored = maxFiles === 1 ? [] : files;
    const { taken, refusals: refused } = chooseFiles(stored, offered, rules);
    setRefusals(refused);
    const added = taken.map((one) => ({ ...one, description: '' }));
    if (added.length > 0) onChange([...stored, ...added]);
  };
  const remove = (key: number) => {
    setRefusals([]);
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
          files={files.map((file, at) => ({
            ...file,
            isUploaded: isSending && at < upload.at,
            progress: isSending && at === upload.at ? upload.share * 100 : undefined,
          }))}
          onRemove={isSending ? undefined : remove}
          onMove={
            isSending || maxFiles === 1
              ? undefined
              : (key, to) => onChange(moveFile(files, key, to))
          }
          onDescribe={isSending ? undefined : describe}
        />
      )}
    </FileDrop>
  );
}
