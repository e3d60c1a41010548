import type { Tender } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { PlainButton } from '@saudagar/ui';
import type { TenderLinks } from '../links.ts';
import { posterOf } from '../poster.ts';
import { useTexts } from '../texts.ts';

interface PosterProps extends Pick<TenderLinks, 'onMember'> {
  tender: Pick<Tender, 'posted_by_user'>;
}

/** Who posted a tender, which leads to the member where the host says how (TND-015). */
export function Poster({ tender, onMember }: PosterProps) {
  const { t } = useTexts();
  const poster = posterOf(tender);
  const name = tender.posted_by_user?.full_name?.trim() || tender.posted_by_user?.username;
  if (!name) return null;
  return (
    <div className="sg-tender-poster">
      <MemberAvatar member={poster} size="small" />
      <span>
        <span className="sg-tender-label">{t('poster')}</span>
        {poster && onMember ? (
          <PlainButton className="sg-tender-open" onPress={() => onMember(poster)}>
            {name}
          </PlainButton>
        ) : (
          name
        )}
      </span>
    </div>
  );
}
