import type { PostFilter } from '@saudagar/contract';
import { IconButton } from '@saudagar/ui';
import X from 'lucide-react/icons/x';
import { useTexts } from '../texts.ts';

interface ActiveFeedFiltersProps {
  /** Only posts with this hashtag are shown. */
  hashtag: string | null;
  /** Only posts of this kind are shown. */
  filter: PostFilter;
  onHashtagLeft: () => void;
  onFilterLeft: () => void;
}

/** Active hashtag and filter, each with a clear button. */
export function ActiveFeedFilters(props: ActiveFeedFiltersProps) {
  const { hashtag, filter, onHashtagLeft, onFilterLeft } = props;
  const { t } = useTexts();
  if (hashtag === null && filter === 'all') return null;
  return (
    <ul className="sg-feed-narrowing" aria-label={t('narrowing.name')}>
      {hashtag !== null && (
        <Chip text={t('narrowing.hashtag', { tag: hashtag })} onLeft={onHashtagLeft} />
      )}
      {filter !== 'all' && <Chip text={t(`narrowing.${filter}`)} onLeft={onFilterLeft} />}
    </ul>
  );
}

interface ChipProps {
  text: string;
  onLeft: () => void;
}

function Chip({ text, onLeft }: ChipProps) {
  const { t } = useTexts();
  return (
    <li className="sg-feed-chip">
      <span className="sg-feed-chip-text">{text}</span>
      <IconButton size="small" aria-label={t('narrowing.leave', { name: text })} onPress={onLeft}>
        <X />
      </IconButton>
    </li>
  );
}
