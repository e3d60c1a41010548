import { IconButton } from '@saudagar/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { noteSeenSize } from '../photos/seenSize.ts';
import { useTexts } from '../texts.ts';
import { ChosenChip } from './ChosenChip.tsx';
import { FileDescription } from './FileDescription.tsx';
import { isImage } from './fileRules.ts';
import { useMovableFiles } from './useMovableFiles.tsx';

/** A file of a {@link ChosenFiles} list. */
export interface ShownFile {
  /** Unique key, since the same file may be chosen twice. */
  readonly key: number;
  readonly file: File;
  /** True when it is on the server. */
  readonly isUploaded?: boolean | undefined;
  /** Upload progress in percent. */
  readonly progress?: number | undefined;
  /** Error of the file. */
  readonly errorMessage?: ReactNode;
  /** Alternative text of the image. */
  readonly description?: string | undefined;
}

export interface ChosenFilesProps {
  /** Accessible name of the list. */
  'aria-label': string;
  /** Files, in order. */
  files: readonly ShownFile[];
  /** Removes a file. @default no button */
  onRemove?: ((key: number) => void) | undefined;
  /** Retries a failed file. @default no button */
  onRetry?: ((key: number) => void) | undefined;
  /** Moves a file to an index. @default files cannot be reordered */
  onMove?: ((key: number, to: number) => void) | undefined;
  /** True when documents are described too. @default false */
  describesDocuments?: boolean | undefined;
  /** Changes the description of an image. @default no descriptions */
  onDescribe?: ((key: number, description: string) => void) | undefined;
}

/**
 * Chosen files that are not sent yet, with previews of images. Two buttons per file, or dragging
 * its preview, change the order.
 */
export function ChosenFiles(props: ChosenFilesProps) {
  const { files, onRemove, onRetry, onMove, onDescribe, describesDocuments = false } = props;
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const { listProps, itemProps, buttons, announcement } = useMovableFiles(
    list,
    files.map(({ key, file }) => ({ key, name: file.name })),
    onMove,
  );

  /** Index of the last removed file, until its button unmounts. */
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    const index = removedAt.current;
    if (index === null) return;
    removedAt.current = null;
    // Focus moves to the next file, or to the last one.
    const next = list.current?.children[Math.min(index, files.length - 1)];
    if (document.activeElement === document.body) {
      next?.querySelector<HTMLElement>('.sg-file-remove')?.focus();
    }
  }, [files.length]);

  return (
    <>
      <ul {...listProps} aria-label={props['aria-label']}>
        {files.map(({ key, file, isUploaded, progress, errorMessage, description = '' }, index) => (
          <li key={key} {...itemProps(key)}>
            <ChosenChip
              file={file}
              icon={
                <>
                  <Preview file={file} />
                  {isUploaded && <CircleCheck className="sg-file-tick" />}
                </>
              }
              progress={progress}
              errorMessage={errorMessage}
              actions={
                <>
                  {onRetry && errorMessage && (
                    <IconButton
                      size="small"
                      aria-label={t('file.retry', { name: file.name })}
                      onPress={() => onRetry(key)}
                    >
                      <RotateCw />
                    </IconButton>
                  )}
                  {buttons(key)}
                </>
              }
              onRemove={
                onRemove &&
                (() => {
                  removedAt.current = index;
                  onRemove(key);
                })
              }
            >
              {(isImage(file) || describesDocuments) && (onDescribe || description) && (
                <FileDescription
                  name={file.name}
                  value={description}
                  isDocument={!isImage(file)}
                  onChange={onDescribe && ((text) => onDescribe(key, text))}
                />
              )}
            </ChosenChip>
          </li>
        ))}
      </ul>
      {announcement}
    </>
  );
}

/** Thumbnail of an image; an icon for other files and broken images. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === null) return file.type.startsWith('video/') ? <Film /> : <FileText />;
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      onLoad={({ currentTarget }) => noteSeenSize(file, currentTarget)}
      onError={() => setUrl(null)}
    />
  );
}
