import { shownStatus, type Tender } from '@saudagar/contract';
import { useTagText, useUser } from '@saudagar/portal';
import { Badge, type BadgeProps, useNow } from '@saudagar/ui';
import Award from 'lucide-react/icons/award';
import Lock from 'lucide-react/icons/lock';
import { isOwn } from '../poster.ts';
import { useTexts } from '../texts.ts';
import { categoryIcon } from './categoryIcons.ts';

const TONES = {
  draft: 'neutral',
  active: 'success',
  closed: 'neutral',
  awarded: 'accent',
} as const satisfies Record<string, BadgeProps['tone']>;

interface TenderBadgesProps {
  tender: Tender;
}

/** Badges of a tender's page: category, status, sealed bids and the member's own role. */
export function TenderBadges({ tender }: TenderBadgesProps) {
  const { t } = useTexts();
  const user = useUser();
  const now = useNow();
  const status = shownStatus(tender, now);
  const { awarded = false, seal, is_multi_award, my_proposal: own } = tender;
  return (
    <div className="sg-tender-badges">
      <CategoryBadge tender={tender} />
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      {awarded && status !== 'awarded' && (
        <Badge tone="accent" icon={<Award />}>
          {t('status.awarded')}
        </Badge>
      )}
      {seal && (
        <Badge tone="accent" icon={<Lock />}>
          {t('seal.badge')}
        </Badge>
      )}
      {is_multi_award && <Badge>{t('own.severalWinners')}</Badge>}
      {isOwn(tender, user) && <Badge>{t('own.tender')}</Badge>}
      {own && own.status !== 'draft' && <Badge tone="success">{t('own.bid')}</Badge>}
    </div>
  );
}

interface CardBadgesProps extends TenderBadgesProps {
  /** True in a list of the member's own tenders. @default false */
  isAmongOwn?: boolean | undefined;
}

/** Badges of a card: category, and the one status that says most (TND-026, TND-135). */
export function CardBadges({ tender, isAmongOwn = false }: CardBadgesProps) {
  const { t } = useTexts();
  const user = useUser();
  const shown = shownStatus(tender, useNow());
  const status = tender.awarded ? 'awarded' : shown;
  const isOwnShown = !isAmongOwn && status === 'active' && isOwn(tender, user);
  return (
    <div className="sg-tender-badges">
      <CategoryBadge tender={tender} />
      {isOwnShown ? (
        <Badge>{t('own.tender')}</Badge>
      ) : (
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      )}
    </div>
  );
}

function CategoryBadge({ tender: { category } }: TenderBadgesProps) {
  const tagText = useTagText();
  const Icon = categoryIcon(category);
  return (
    <Badge tone="primary" icon={<Icon />}>
      {tagText(category)}
    </Badge>
  );
}
