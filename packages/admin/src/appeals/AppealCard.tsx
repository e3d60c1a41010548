import { APPEAL_OUTCOMES, type Appeal, DECISION_KINDS } from '@saudagar/contract';
import { hrefOfType, useRoutes } from '@saudagar/portal';
import {
  Badge,
  Button,
  Card,
  Link,
  loadable,
  MemberLink,
  RelativeTime,
  useOnDemand,
} from '@saudagar/ui';
import { useId } from 'react';
import { Part } from '../flags/Part.tsx';
import { useTexts as useFlagTexts } from '../flags/texts.ts';
import { useWords } from '../flags/useWords.ts';
import type { AppealSubject } from './appealDecisionFlow.ts';
import { useTexts } from './texts.ts';

const appealDialog = loadable(async () => (await import('./AppealDialog.tsx')).AppealDialog);

interface AppealCardProps {
  appeal: Appeal;
  /** Opens the flag of what was removed. */
  onOpen: (flagId: string) => void;
}

/** An appeal with the decision that it is about, and both outcomes. */
export function AppealCard({ appeal, onOpen }: AppealCardProps) {
  const { t } = useTexts();
  const { t: flagText } = useFlagTexts();
  const words = useWords();
  const routes = useRoutes();
  const titleId = useId();
  const { decision, member, flag_id: flagId } = appeal;
  const kind = DECISION_KINDS.find((one) => one === decision.kind) ?? 'removal';
  const path =
    kind !== 'rejection' ? null : hrefOfType(routes, decision.content_type, decision.content_id);
  return (
    <Card as="article" className="sg-admin-case" aria-labelledby={titleId} tabIndex={-1}>
      <header className="sg-admin-case-head">
        <h2 id={titleId} className="sg-admin-case-title">
          {t(`kinds.${kind}`)}
        </h2>
        <Badge>{words.type(decision.content_type)}</Badge>
        {decision.reason && <Badge tone="accent">{words.reason(decision.reason)}</Badge>}
        <RelativeTime className="sg-admin-case-time" date={appeal.created_at} />
      </header>
      {!appeal.is_withheld && decision.title !== decision.excerpt && (
        <p className="sg-admin-plain sg-admin-heading">{decision.title}</p>
      )}
      <blockquote className="sg-admin-quote">
        {appeal.is_withheld ? flagText('withheld') : decision.excerpt}
      </blockquote>
      <Part title={t('decision')}>
        <p className="sg-admin-plain sg-admin-soft">
          {decision.decider?.full_name ?? flagText('somebody')}{' '}
          <RelativeTime date={decision.created_at} />
        </p>
        {decision.notes && <p className="sg-admin-plain">{decision.notes}</p>}
      </Part>
      <Part title={t('appeal')}>
        {member && (
          <p className="sg-admin-plain sg-admin-soft">
            <MemberLink memberId={member.id}>{member.full_name}</MemberLink>
          </p>
        )}
        <blockquote className="sg-admin-quote">{appeal.text}</blockquote>
      </Part>
      <div className="sg-admin-case-end">
        <Verdict appeal={appeal} />
        <div className="sg-admin-acts">
          {appeal.status === 'pending' &&
            !appeal.deny_reason &&
            APPEAL_OUTCOMES.map((outcome) => (
              <Decide key={outcome} id={appeal.id} kind={kind} outcome={outcome} />
            ))}
          {flagId && (
            <Button size="small" variant="quiet" onPress={() => onOpen(flagId)}>
              {flagText('details.open')}
            </Button>
          )}
          {path && <Link href={path}>{flagText('details.thing')}</Link>}
        </div>
      </div>
    </Card>
  );
}

/** The outcome, or why the caller cannot decide. */
function Verdict({ appeal }: { appeal: Appeal }) {
  const { t } = useTexts();
  const { t: flagText } = useFlagTexts();
  const { outcome, deny_reason: reason, notes, reviewer, decided_at } = appeal;
  if (appeal.status === 'pending') {
    if (!reason) return null;
    const texts = {
      own_content: flagText('own'),
      own_report: flagText('ownReport'),
      admins_only: t('adminsOnly'),
    };
    const text = texts[reason as keyof typeof texts] ?? t('ownDecision');
    return <p className="sg-admin-plain sg-admin-soft">{text}</p>;
  }
  const known = APPEAL_OUTCOMES.find((one) => one === outcome) ?? 'upheld';
  return (
    <div className="sg-admin-outcome">
      <p className="sg-admin-plain sg-admin-line">
        <Badge tone={known === 'overturned' ? 'danger' : 'success'}>{t(`${known}.outcome`)}</Badge>
        <span className="sg-admin-soft">{reviewer?.full_name ?? flagText('somebody')}</span>
        {decided_at && <RelativeTime className="sg-admin-soft" date={decided_at} />}
      </p>
      {notes && <p className="sg-admin-plain">{notes}</p>}
    </div>
  );
}

/** A button of an outcome, with the dialog it opens. */
function Decide({ id, kind, outcome }: AppealSubject) {
  const { t } = useTexts();
  const dialog = useOnDemand(appealDialog);
  return (
    <>
      <Button size="small" {...dialog.openerProps}>
        {t(`${outcome}.action`)}
      </Button>
      {dialog.isOpen && (
        <appealDialog.View subject={{ id, kind, outcome }} onClose={dialog.close} />
      )}
    </>
  );
}
