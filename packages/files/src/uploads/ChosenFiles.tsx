import { IconButton } from '@saudagar/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTexts } from '../texts.ts';
import { FileChip } from './FileChip.tsx';
import { FileDescription } from './FileDescription.tsx';
import { isImage } from './fileRules.ts';

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
  const [moved, setMoved] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const canMove = onMove && files.length > 1;

  const move = (key: number, to: number) => {
    const name = files.find((one) => one.key === key)?.file.name ?? '';
    if (to < 0 || to >= files.length) return;
    onMove?.(key, to);
    setMoved(t('file.position', { name, position: to + 1, total: files.length }));
  };
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });

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

  // Listens on the document, since the dragged element moves within the list.
  useEffect(() => {
    if (dragged === null) return;
    const follow = (event: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const items = [...(list.current?.children ?? [])];
      const to = items.findIndex((item) => item.contains(under));
      const from = items.findIndex((item) => item.getAttribute('data-key') === String(dragged));
      if (to >= 0 && to !== from) latest.current(dragged, to);
    };
    const end = () => setDragged(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged]);

  const onPointerDown = (event: PointerEvent, key: number) => {
    const isImage = (event.target as Element).closest('.sg-file-icon');
    if (!canMove || !isImage || event.button !== 0) return;
    event.preventDefault();
    setDragged(key);
  };

  return (
    <>
      <ul
        ref={list}
        className="sg-chosen"
        aria-label={props['aria-label']}
        data-movable={canMove || undefined}
      >
        {files.map(({ key, file, isUploaded, progress, errorMessage, description = '' }, index) => (
          <li
            key={key}
            data-key={key}
            data-dragged={key === dragged || undefined}
            onPointerDown={(event) => onPointerDown(event, key)}
          >
            <FileChip
              name={file.name}
              size={file.size}
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
                  {canMove && (
                    <>
                      <IconButton
                        size="small"
                        aria-label={t('file.earlier', { name: file.name })}
                        aria-disabled={index === 0}
                        onPress={() => move(key, index - 1)}
                      >
                        <ChevronUp />
                      </IconButton>
                      <IconButton
                        size="small"
                        aria-label={t('file.later', { name: file.name })}
                        aria-disabled={index === files.length - 1}
                        onPress={() => move(key, index + 1)}
                      >
                        <ChevronDown />
                      </IconButton>
                    </>
                  )}
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
            </FileChip>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
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
  return <img src={url} alt="" draggable={false} onError={() => setUrl(null)} />;
}
