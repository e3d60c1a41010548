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

/** Badges for category, status, sealed bids and the member's own role in a tender. */
export function TenderBadges({ tender }: { tender: Tender }) {
  const { t } = useTexts();
  const user = useUser();
  const tagText = useTagText();
  const now = useNow();
  const status = shownStatus(tender, now);
  const { category, awarded = false, seal, my_proposal: own } = tender;
  const Icon = categoryIcon(category);
  return (
    <div className="sg-tender-badges">
      <Badge tone="primary" icon={<Icon />}>
        {tagText(category)}
      </Badge>
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
      {isOwn(tender, user) && <Badge>{t('own.tender')}</Badge>}
      {own && own.status !== 'draft' && <Badge tone="success">{t('own.bid')}</Badge>}
    </div>
  );
}
