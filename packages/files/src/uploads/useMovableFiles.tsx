import { IconButton } from '@saudagar/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTexts } from '../texts.ts';

/** A file of a list whose order can change. */
export interface MovableFile<Key> {
  readonly key: Key;
  readonly name: string;
}

/**
 * The order of a list of files: two buttons per file, or dragging its preview, change it. The move
 * is announced.
 */
export function useMovableFiles<Key extends string | number>(
  list: RefObject<HTMLUListElement | null>,
  files: readonly MovableFile<Key>[],
  /** Moves a file to an index. Without it files cannot be moved. */
  onMove: ((key: Key, to: number) => void) | undefined,
) {
  const { t } = useTexts();
  const [moved, setMoved] = useState('');
  const [dragged, setDragged] = useState<Key | null>(null);
  const canMove = onMove !== undefined && files.length > 1;

  const move = (key: Key, to: number) => {
    const name = files.find((one) => one.key === key)?.name ?? '';
    if (to < 0 || to >= files.length) return;
    onMove?.(key, to);
    setMoved(t('file.position', { name, position: to + 1, total: files.length }));
  };
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });

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
  }, [dragged, list]);

  return {
    listProps: { ref: list, className: 'sg-chosen', 'data-movable': canMove || undefined },
    itemProps: (key: Key) => ({
      'data-key': key,
      'data-dragged': key === dragged || undefined,
      onPointerDown(event: PointerEvent) {
        const isPreview = (event.target as Element).closest('.sg-file-icon');
        if (!canMove || !isPreview || event.button !== 0) return;
        event.preventDefault();
        setDragged(key);
      },
    }),
    /** The two buttons of a file; nothing where files cannot be moved. */
    buttons(key: Key): ReactNode {
      if (!canMove) return null;
      const index = files.findIndex((one) => one.key === key);
      const name = files[index]?.name ?? '';
      return (
        <>
          <IconButton
            size="small"
            aria-label={t('file.earlier', { name })}
            aria-disabled={index === 0}
            onPress={() => move(key, index - 1)}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('file.later', { name })}
            aria-disabled={index === files.length - 1}
            onPress={() => move(key, index + 1)}
          >
            <ChevronDown />
          </IconButton>
        </>
      );
    },
    announcement: <VisuallyHidden role="status">{moved}</VisuallyHidden>,
  };
}
