import type { Tender } from '@saudagar/contract';
import { AttachedFiles } from '@saudagar/files';
import { useUser } from '@saudagar/portal';
import { Badge, Button, loadable, MemberText, OnDemand } from '@saudagar/ui';
import MessageSquare from 'lucide-react/icons/message-square';
import type { ReactNode } from 'react';
import type { TenderCallbacks } from '../callbacks.ts';
import { DaysTile } from '../card/DaysTile.tsx';
import { deadlineTime } from '../card/deadlineTime.ts';
import { Poster } from '../card/Poster.tsx';
import { TenderBadges } from '../card/TenderBadges.tsx';
import { TenderDetails } from '../card/TenderDetails.tsx';
import { isOwn, posterOf } from '../poster.ts';
import { useTexts } from '../texts.ts';
import { Seal } from './Seal.tsx';

const outdatedBid = loadable(
  async () => (await import('../amendments/OutdatedBid.tsx')).OutdatedBid,
);
const amendmentsPart = loadable(
  async () => (await import('../amendments/Amendments.tsx')).Amendments,
);

interface TenderContentProps extends TenderCallbacks {
  tender: Tender;
  /** Level of its headings, below that of the title. */
  level: 2 | 3;
  /** Actions on the tender. @default nothing */
  actions?: ReactNode | undefined;
  /** The tender's menu, when it is not placed elsewhere. @default nothing */
  menu?: ReactNode | undefined;
}

/** A tender's full details, shared by the dialog and the page. */
export function TenderContent(props: TenderContentProps) {
  const { tender, level, actions, menu, onMessage } = props;
  const { t, locale } = useTexts();
  const user = useUser();
  const Heading = `h${level}` as const;
  const { description, requirements, tags, contact_person: contact, created_at: posted } = tender;
  const { files, attachments = [] } = tender;
  const poster = posterOf(tender);
  const { amendments = [], currency, my_proposal: own, terms_version: terms } = tender;
  return (
    <div className="sg-tender-content">
      <div className="sg-tender-state">
        <TenderBadges tender={tender} />
        {menu}
      </div>
      <div className="sg-tender-terms">
        <TenderDetails tender={tender} />
        <DaysTile tender={tender} />
      </div>
      <Seal seal={tender.seal} deadline={tender.deadline} />
      {own?.before_amendment && (
        <OnDemand part={outdatedBid}>
          <outdatedBid.View proposal={own} side="bidder" terms={terms} />
        </OnDemand>
      )}
      {actions}
      <MemberText className="sg-tender-about">{description}</MemberText>
      {requirements.length > 0 && (
        <section className="sg-tender-section">
          <Heading className="sg-tender-section-title">{t('detail.requirements')}</Heading>
          <ol className="sg-tender-requirements">
            {requirements.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
              <li key={index}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      {(files ?? attachments).length > 0 && user !== null && (
        <section className="sg-tender-section">
          <Heading className="sg-tender-section-title">{t('detail.files')}</Heading>
          <AttachedFiles files={files} ids={attachments} />
        </section>
      )}
      {amendments.length > 0 && (
        <OnDemand part={amendmentsPart}>
          <amendmentsPart.View {...{ amendments, currency, level }} />
        </OnDemand>
      )}
      {tags.length > 0 && (
        <ul className="sg-tender-tags" aria-label={t('detail.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="sg-tender-foot">
        <Poster tender={tender} />
        {poster && onMessage && user && !isOwn(tender, user) && (
          <Button
            size="small"
            variant="quiet"
            icon={<MessageSquare />}
            onPress={() => onMessage(poster)}
          >
            {t('detail.message')}
          </Button>
        )}
      </div>
      <p className="sg-tender-note">
        {contact && <>{t('detail.contact', { name: contact })} </>}
        {posted && t('detail.posted', { time: deadlineTime(posted, locale) })}
      </p>
    </div>
  );
}
