import { Button, VisuallyHidden } from '@saudagar/ui';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTexts } from '../texts.ts';

interface NewPostsProps {
  /** How many there are. */
  count: number;
  onShow: () => void;
}

/** Says once that others have written, and brings it when the reader wants it (FEED-195). */
export function NewPosts({ count, onShow }: NewPostsProps) {
  const { t } = useTexts();
  return (
    <div className="sg-feed-news">
      {/* Without the number, so that it is not said again with each further post. */}
      <VisuallyHidden elementType="div" role="status">
        {count > 0 && t('news.told')}
      </VisuallyHidden>
      {count > 0 && (
        <Button variant="primary" className="sg-feed-news-show" icon={<ArrowUp />} onPress={onShow}>
          {t('news.show', { count })}
        </Button>
      )}
    </div>
  );
}
