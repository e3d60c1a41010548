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
}

/**
 * Chooses files that are uploaded with the form that they belong to, after it was saved: checked as
 * the uploaders check theirs, and in the same words (WID-028–053).
 */
export function FileChooser(props: FileChooserProps) {
  const { label, description, type, maxFiles, files, onChange } = props;
  const { t } = useTexts();
  const [refusals, setRefusals] = useState<FileRefusal[]>([]);
  const rules = uploadRules(type, type === 'image' ? 'images' : 'documents', maxFiles);

  const add = (offered: readonly File[]) => {
    // Where there is room for one alone, the next one takes its place.
    const kept = maxFiles === 1 ? [] : files;
    const { taken, refusals: refused } = chooseFiles(kept, offered, rules);
    setRefusals(refused);
    const added = taken.map((one) => ({ ...one, description: '' }));
    if (added.length > 0) onChange([...kept, ...added]);
  };
  return (
    <FileDrop
      label={label}
      description={description}
      type={type}
      rules={rules}
      refusals={refusals}
      isDisabled={maxFiles === 0}
      onOffered={add}
    >
      {files.length > 0 && (
        <ChosenFiles
          aria-label={t('upload.files')}
          files={files}
          onRemove={(key) => {
            setRefusals([]);
            onChange(files.filter((file) => file.key !== key));
          }}
          onMove={maxFiles > 1 ? (key, to) => onChange(moveFile(files, key, to)) : undefined}
          onDescribe={(key, text) =>
            onChange(
              files.map((file) => (file.key === key ? { ...file, description: text } : file)),
            )
          }
        />
      )}
    </FileDrop>
  );
}
