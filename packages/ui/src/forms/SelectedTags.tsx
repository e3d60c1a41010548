import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Tag, TagGroup, TagList } from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface SelectedTagsProps {
  /** Label of the list. */
  label: string;
  tags: readonly string[];
  /** The field that adds tags. */
  input: RefObject<HTMLInputElement | null>;
  /** True while React Aria hides them with the rest of the page, during suggestions. */
  isHidden: boolean;
  /** Called with the tags to remove. @default tags cannot be removed */
  onRemove?: ((tags: string[]) => void) | undefined;
}

/** The selected tags. Arrow keys move, Delete or Backspace removes and moves to the next. */
export function SelectedTags({ label, tags, input, isHidden, onRemove }: SelectedTagsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  // Hidden elements must not take focus: neither the list nor, below, its tags and their buttons.
  useLayoutEffect(() => {
    const element = list.current;
    if (!isHidden || !element) return;
    const { tabIndex } = element;
    element.tabIndex = -1;
    return () => {
      element.tabIndex = tabIndex;
    };
  }, [isHidden]);
  // The new tag may be below the edge of a scrolling dialog.
  useEffect(() => {
    const last = tags.length > 0 && list.current?.lastElementChild;
    if (last && input.current?.matches(':focus')) last.scrollIntoView({ block: 'nearest' });
  }, [tags.length, input]);
  return (
    <TagGroup
      aria-label={label}
      disabledKeys={isHidden ? tags : []}
      {...(onRemove && { onRemove: (ids) => onRemove([...ids].map(String)) })}
    >
      <TagList ref={list} className="sg-tags">
        {tags.map((tag) => (
          <Tag key={tag} id={tag} textValue={tag} className="sg-tag">
            <span className="sg-tag-text">{tag}</span>
            {onRemove && (
              <IconButton slot="remove" size="small" aria-label={t('tags.remove')}>
                <X />
              </IconButton>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
