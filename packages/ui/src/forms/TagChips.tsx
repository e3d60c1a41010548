import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { Tag, TagGroup, TagList } from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface TagChipsProps {
  tags: readonly string[];
  /** True while React Aria hides them with the rest of the page, during suggestions. */
  isHidden: boolean;
  /** Called with the tags to remove. @default tags cannot be removed */
  onRemove?: (tags: string[]) => void;
}

/** The selected tags. Arrow keys move, Delete or Backspace removes and moves to the next. */
export function TagChips({ tags, isHidden, onRemove }: TagChipsProps) {
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
  return (
    <TagGroup
      aria-label={t('tags.chosen')}
      disabledKeys={isHidden ? tags : []}
      {...(onRemove && { onRemove: (ids) => onRemove([...ids].map(String)) })}
    >
      <TagList ref={list} className="sg-words">
        {tags.map((tag) => (
          <Tag key={tag} id={tag} textValue={tag} className="sg-word">
            <span className="sg-word-text">{tag}</span>
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
