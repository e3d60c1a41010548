import type { FlagAction, FlagDetail } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { hrefOfType, useRoutes, useViewActor } from '@saudagar/portal';
import { Badge, Dialog, Link, MemberLink, RelativeTime, SkeletonText } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts as useAdminTexts } from '../texts.ts';
import { CaseActions } from './CaseActions.tsx';
import { type Case, caseIdOf, previewOf } from './cases.ts';
import { provideFlagDetail } from './flagDetailFlow.ts';
import { History } from './History.tsx';
import { Outcome } from './Outcome.tsx';
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
  const { t: adminText } = useAdminTexts();
  const actor = useViewActor(provideFlagDetail, { query: { id: flagId } });
  return (
    <Dialog title={t('details.title')} size="large" isOpen onOpenChange={onClose}>
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
  const { content, context, content_type, content_id } = flag;
  const reports = flag.reports.length > 0 ? flag.reports : [flag];
  const one: Case = { id: caseIdOf(flag), flag, flags: reports };
  const path =
    content_id && !content?.is_gone ? hrefOfType(routes, content_type, content_id) : null;
  return (
    <div className="sg-admin-detail">
      <p className="sg-admin-plain sg-admin-line">
        <Badge>{words.type(content_type)}</Badge>
        <Badge tone="accent">{words.reason(flag.reason)}</Badge>
        {content?.is_gone && <Badge tone="danger">{t('gone')}</Badge>}
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
          <blockquote className="sg-admin-quote sg-admin-flagged">
            {content?.content?.trim() || (previewOf(flag) ?? t('noPreview'))}
          </blockquote>
        </figure>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sg-admin-part">
      <h3 className="sg-admin-part-title">{title}</h3>
      {children}
    </section>
  );
}
