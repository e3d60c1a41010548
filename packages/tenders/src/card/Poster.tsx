import type { Tender } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { MemberLink } from '@saudagar/ui';
import { posterOf } from '../poster.ts';
import { useTexts } from '../texts.ts';

interface PosterProps {
  tender: Pick<Tender, 'posted_by_user'>;
}

/** The poster of a tender, linked to their profile where the host supports it (TND-015). */
export function Poster({ tender }: PosterProps) {
  const { t } = useTexts();
  const poster = posterOf(tender);
  const name = tender.posted_by_user?.full_name?.trim() || tender.posted_by_user?.username;
  if (!name) return null;
  return (
    <div className="sg-tender-poster">
      <MemberAvatar member={poster} size="small" isLink />
      <span>
        <span className="sg-tender-label">{t('poster')}</span>
        <MemberLink memberId={poster?.id} className="sg-tender-open">
          {name}
        </MemberLink>
      </span>
    </div>
  );
}
