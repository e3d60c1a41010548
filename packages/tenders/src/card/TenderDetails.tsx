import type { Tender } from '@saudagar/contract';
import { formatNumber, Icon } from '@saudagar/ui';
import Building from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Inbox from 'lucide-react/icons/inbox';
import MapPin from 'lucide-react/icons/map-pin';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { BudgetText } from './BudgetText.tsx';
import { deadlineTime } from './deadlineTime.ts';

/** Budget, deadline, proposals, company and location (TND-013, TND-014, TND-026, TND-045). */
export function TenderDetails({ tender }: { tender: Tender }) {
  const { t, locale } = useTexts();
  const { deadline, company_name, location, total_proposals, proposals_count } = tender;
  const count = Math.max(total_proposals, proposals_count);
  return (
    <ul className="sg-tender-details">
      <Fact sign={<Wallet />}>
        <BudgetText tender={tender} />
      </Fact>
      <Fact sign={<CalendarClock />}>
        <time dateTime={deadline}>{t('closes', { time: deadlineTime(deadline, locale) })}</time>
      </Fact>
      <Fact sign={<Inbox />}>{t('proposals', { count, number: formatNumber(count, locale) })}</Fact>
      {company_name && <Fact sign={<Building />}>{company_name}</Fact>}
      {location && <Fact sign={<MapPin />}>{location}</Fact>}
    </ul>
  );
}

function Fact({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon>{sign}</Icon>
      <span>{children}</span>
    </li>
  );
}
