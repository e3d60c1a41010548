import type { Proposal } from '@saudagar/contract';
import { WaitingRow, WaitingView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { formatUpcoming, RelativeTime, useNow } from '@saudagar/ui';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { type Dashboard, provideDashboard } from '../manage/dashboardFlow.ts';
import { useTexts } from '../texts.ts';

/** Number of rows of each kind. */
const SHOWN = 2;
/** Days before its deadline that a tender is listed. */
const SOON_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Questions, new proposals and deadlines that await the member, as rows for a home page. */
export function WaitingTenders() {
  const actor = useViewActor(provideDashboard, { query: null });
  return (
    <WaitingView list="my-tenders" actor={actor}>
      {(dashboard) => <Rows {...dashboard} />}
    </WaitingView>
  );
}

function Rows({ asked, received, closing }: Dashboard) {
  const { proposals, comparison, tender: hrefOf } = useRoutes();
  const { t, locale } = useTexts();
  const now = useNow();
  const soon = closing.filter(({ deadline }) => {
    const left = Date.parse(deadline) - now;
    return left > 0 && left < SOON_DAYS * DAY_MS;
  });
  if (asked.length + received.length + soon.length === 0) return null;
  return (
    <ul className="sg-waiting-list" aria-label={t('home.waiting')}>
      {asked.slice(0, SHOWN).map(({ id, tender_id, tender_title }) => (
        <WaitingRow
          key={id}
          name={tender_title}
          href={proposals?.({ tender_id, id })}
          icon={<MessageCircleQuestion />}
        >
          {t('home.asked')}
        </WaitingRow>
      ))}
      {byTender(received)
        .slice(0, SHOWN)
        .map(({ latest: { tender_id, tender_title, submitted_at }, count }) => (
          <WaitingRow
            key={tender_id}
            name={tender_title}
            href={(comparison ?? hrefOf)?.(tender_id)}
            icon={<FileText />}
          >
            {t('home.received', { count })}
            {submitted_at && (
              <>
                {' · '}
                <RelativeTime date={submitted_at} />
              </>
            )}
          </WaitingRow>
        ))}
      {soon.slice(0, SHOWN).map(({ id, title, deadline }) => (
        <WaitingRow key={id} name={title} href={hrefOf?.(id)} icon={<Clock />}>
          {t('home.closes', { when: formatUpcoming(deadline, now, locale) })}
        </WaitingRow>
      ))}
    </ul>
  );
}

/** Counts the proposals of each tender; the first of each is its latest. */
function byTender(proposals: readonly Proposal[]) {
  const tenders = new Map<string, { latest: Proposal; count: number }>();
  for (const proposal of proposals) {
    const known = tenders.get(proposal.tender_id);
    if (known) known.count += 1;
    else tenders.set(proposal.tender_id, { latest: proposal, count: 1 });
  }
  return [...tenders.values()];
}
