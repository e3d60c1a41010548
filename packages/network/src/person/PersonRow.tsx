import type { Person } from '@saudagar/contract';
import { MemberAvatar, useTagText } from '@saudagar/portal';
import { Badge, MemberLink } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

/** Maximum number of industries on a card (NET-014). */
const TAGS_MAX = 2;

/** Props of {@link PersonRow}. */
export interface PersonRowProps {
  person: Person;
  /** Line below the facts, such as the time of a request. */
  note?: ReactNode | undefined;
  /** Actions, at the end of the row. */
  children?: ReactNode | undefined;
}

/** A member as a row: name, location, industry and actions (NET-014). */
export function PersonRow({ person, note, children }: PersonRowProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const name = person.full_name?.trim() || t('unknown');
  const facts = [person.company_name?.trim() || t('individual'), person.location?.trim()];
  return (
    <div className="sg-network-row">
      <MemberAvatar member={person} verified isLink />
      <div className="sg-network-details">
        <MemberLink memberId={person.id} className="sg-network-name">
          {name}
        </MemberLink>
        <p className="sg-network-company">{facts.filter(Boolean).join(' · ')}</p>
        {person.industry_tags.length > 0 && (
          <ul className="sg-network-tags" aria-label={t('person.industries', { name })}>
            {person.industry_tags.slice(0, TAGS_MAX).map((tag) => (
              <li key={tag}>
                <Badge>{tagText(tag)}</Badge>
              </li>
            ))}
          </ul>
        )}
        {note && <div className="sg-network-note">{note}</div>}
      </div>
      {children && <div className="sg-network-actions">{children}</div>}
    </div>
  );
}
