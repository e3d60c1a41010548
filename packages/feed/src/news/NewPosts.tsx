import { Button, VisuallyHidden } from '@saudagar/ui';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTexts } from '../texts.ts';

interface NewPostsProps {
  /** Number of new posts. */
  count: number;
  onShow: () => void;
}

/** Announces new posts once, and shows them on request (FEED-195). */
export function NewPosts({ count, onShow }: NewPostsProps) {
  const { t } = useTexts();
  return (
    <div className="sg-feed-news">
      {/* Without the number, so that further posts are not announced again. */}
      <VisuallyHidden elementType="div" role="status">
        {count > 0 && t('news.told')}
      </VisuallyHidden>
      {count > 0 && (
        <Button
          variant="primary"
          size="small"
          className="sg-feed-news-show"
          icon={<ArrowUp />}
          onPress={onShow}
        >
          {t('news.show', { count })}
        </Button>
      )}
    </div>
  );
}
