import { Button } from '@saudagar/ui';
import { LAST_PAGE, type ShownPage } from './pages.ts';
import { useTexts } from './texts.ts';

interface PagerProps {
  page: number;
  shown: ShownPage;
  onPage: (page: number) => void;
}

/** Previous, Next and the range of users shown (ADM-315–317). */
export function Pager({ page, shown, onPage }: PagerProps) {
  const { t } = useTexts();
  const { from, to, total, isMore } = shown;
  return (
    <nav className="sg-users-pager" aria-label={t('pages.name')}>
      <p role="status">{t(isMore ? 'pages.captionMore' : 'pages.caption', { from, to, total })}</p>
      <div className="sg-users-pager-buttons">
        <Button isDisabled={!shown.hasPrevious} onPress={() => onPage(page - 1)}>
          {t('pages.previous')}
        </Button>
        <Button isDisabled={!shown.hasNext} onPress={() => onPage(page + 1)}>
          {t('pages.next')}
        </Button>
      </div>
      {page === LAST_PAGE && isMore && <p>{t('pages.last')}</p>}
    </nav>
  );
}
