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
  /** Tells it from the others: the same file may be chosen twice. */
  readonly key: number;
  readonly file: File;
  /** Whether it is on the server. */
  readonly isUploaded?: boolean | undefined;
  /** How far its upload is, in percent. */
  readonly progress?: number | undefined;
  /** What is wrong with it. */
  readonly errorMessage?: ReactNode;
  /** What a picture shows, in its member's words. */
  readonly description?: string | undefined;
}

export interface ChosenFilesProps {
  /** Name of the list. */
  'aria-label': string;
  /** The files, in their order. */
  files: readonly ShownFile[];
  /** Takes a file out. @default none can be */
  onRemove?: ((key: number) => void) | undefined;
  /** Tries a file again that has an error. @default none can be */
  onRetry?: ((key: number) => void) | undefined;
  /** Puts a file to another place, counted from 0. @default they stay in their order */
  onMove?: ((key: number, to: number) => void) | undefined;
  /** Changes what a picture is said to show. @default none can be described */
  onDescribe?: ((key: number, description: string) => void) | undefined;
}

/**
 * Files that are chosen and not yet sent, pictures with a preview. Their order is changed by two
 * buttons each, or by dragging their pictures.
 */
export function ChosenFiles(props: ChosenFilesProps) {
  const { files, onRemove, onRetry, onMove, onDescribe } = props;
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

  /** Where the file stood that was taken out last, until its button is gone. */
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    const at = removedAt.current;
    if (at === null) return;
    removedAt.current = null;
    // Focus goes on to the next file, or to the one that is last now.
    const next = list.current?.children[Math.min(at, files.length - 1)];
    if (document.activeElement === document.body) {
      next?.querySelector<HTMLElement>('.sg-file-remove')?.focus();
    }
  }, [files.length]);

  // The page is listened to and not the element, which moves about in the list meanwhile.
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
        {files.map(({ key, file, isUploaded, progress, errorMessage, description = '' }, at) => (
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
                        aria-disabled={at === 0}
                        onPress={() => move(key, at - 1)}
                      >
                        <ChevronUp />
                      </IconButton>
                      <IconButton
                        size="small"
                        aria-label={t('file.later', { name: file.name })}
                        aria-disabled={at === files.length - 1}
                        onPress={() => move(key, at + 1)}
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
                  removedAt.current = at;
                  onRemove(key);
                })
              }
            >
              {isImage(file) && (onDescribe || description) && (
                <FileDescription
                  name={file.name}
                  value={description}
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

/** A small picture of an image; an icon for what is none or cannot be shown. */
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
