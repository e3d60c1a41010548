import type { FlagAction, FlagDetail } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { hrefOfType, usePortal, useRoutes, useViewActor } from '@saudagar/portal';
import { Badge, Dialog, Link, MemberLink, RelativeTime, SkeletonText } from '@saudagar/ui';
import { useTexts as useAdminTexts } from '../texts.ts';
import { About } from './About.tsx';
import { CaseActions } from './CaseActions.tsx';
import { Changed } from './Changed.tsx';
import { type Case, caseIdOf, headingOf, previewOf } from './cases.ts';
import { Evidence } from './Evidence.tsx';
import { provideFlagDetail } from './flagDetailFlow.ts';
import { History } from './History.tsx';
import { Outcome } from './Outcome.tsx';
import { Part } from './Part.tsx';
import { Reports } from './Reports.tsx';
import { useTexts } from './texts.ts';
import { useWords } from './useWords.ts';

interface DetailDialogProps {
  /** Id of the flag. */
  flagId: string;
  onAct: (one: Case, action: FlagAction) => void;
  onClose: () => void;
}

/** A flagged case in full: context, all reports and earlier decisions. */
export function DetailDialog({ flagId, onClose, ...detail }: DetailDialogProps) {
  const { t } = useTexts();
  const { address } = usePortal();
  const { t: adminText } = useAdminTexts();
  const actor = useViewActor(provideFlagDetail, { query: { id: flagId } });
  return (
    <Dialog
      title={t('details.title')}
      size="large"
      isOpen
      onOpenChange={onClose}
      isInAddress={address !== undefined}
    >
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={6} />}
        forbiddenText={adminText('refusal.moderators')}
      >
        {(flag) => <Detail {...detail} flag={flag} />}
      </ReadView>
    </Dialog>
  );
}

interface DetailProps extends Pick<DetailDialogProps, 'onAct'> {
  flag: FlagDetail;
}

function Detail({ flag, onAct }: DetailProps) {
  const routes = useRoutes();
  const { t } = useTexts();
  const words = useWords();
  const { change, content, context, content_type, content_id, snapshot } = flag;
  const files = Math.max(content?.files_count ?? 0, snapshot?.files_count ?? 0);
  const reports = flag.reports.length > 0 ? flag.reports : [flag];
  const one: Case = { id: caseIdOf(flag), flag, flags: reports };
  const path =
    content_id && !content?.is_gone ? hrefOfType(routes, content_type, content_id) : null;
  return (
    <div className="sg-admin-detail">
      <p className="sg-admin-plain sg-admin-line">
        <Badge>{words.type(content_type)}</Badge>
        <Badge tone="accent">{words.reason(flag.reason)}</Badge>
        <Changed flag={flag} />
        {path && <Link href={path}>{t('details.thing')}</Link>}
      </p>
      <Part title={t('details.content')}>
        {context.map(({ id, author, content: text, created_at }, index) => (
          <figure key={id ?? index} className="sg-admin-context">
            <figcaption className="sg-admin-soft">
              {author?.full_name ?? t('somebody')}{' '}
              {created_at && <RelativeTime date={created_at} />}
            </figcaption>
            <blockquote className="sg-admin-quote">{text}</blockquote>
          </figure>
        ))}
        <figure className="sg-admin-context">
          {content?.author && (
            <figcaption className="sg-admin-soft">
              <MemberLink memberId={content.author.id}>{content.author.full_name}</MemberLink>{' '}
              {content.created_at && <RelativeTime date={content.created_at} />}
            </figcaption>
          )}
          {change === 'edited' && snapshot ? (
            <div className="sg-admin-compared">
              <Wording title={t('compare.then')} of={snapshot} />
              <Wording title={t('compare.now')} of={content} />
            </div>
          ) : (
            <Wording of={content} />
          )}
          {content && <About content={content} isBesideEvidence={files > 0} />}
        </figure>
        {files > 0 && <Evidence flag={flag} count={files} />}
        {content_type === 'message' && (
          <p className="sg-admin-plain sg-admin-soft">{t('details.logged')}</p>
        )}
      </Part>
      <Part title={t('reports.count', { count: reports.length })}>
        <Reports flags={reports} />
      </Part>
      {flag.answer && (
        <Part title={t('details.answer')}>
          <blockquote className="sg-admin-quote">{flag.answer}</blockquote>
        </Part>
      )}
      <Part title={t('history.title')}>
        <History entries={flag.history} />
      </Part>
      {flag.status === 'pending' ? (
        <CaseActions one={one} onAct={(action) => onAct(one, action)} />
      ) : (
        <Outcome flag={flag} />
      )}
    </div>
  );
}

/** Title and text of flagged content, then or now. */
function Wording({ of, title }: { of: FlagDetail['content']; title?: string }) {
  const { t } = useTexts();
  const heading = headingOf({ content: of });
  return (
    <div className="sg-admin-context">
      {title && <h4 className="sg-admin-part-title">{title}</h4>}
      {heading && <p className="sg-admin-plain sg-admin-heading">{heading}</p>}
      <blockquote className="sg-admin-quote sg-admin-flagged">
        {of?.content?.trim() || (previewOf({ content: of }) ?? t('noPreview'))}
      </blockquote>
    </div>
  );
}
