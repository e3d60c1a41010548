import { type Group, groupDaysActive, postsCountOf } from '@saudagar/contract';
import { formatDate, formatNumber, MemberLink, MemberText, useNow } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { GroupTags } from '../card/GroupTags.tsx';
import { useTexts } from '../texts.ts';

interface GroupAboutProps {
  group: Group;
  /** Heading level. */
  level: 2 | 3;
}

/** Details of a group: description, rules, tags, counts, creation date (GRP-032–037). */
export function GroupAbout({ group, level }: GroupAboutProps) {
  const Heading = `h${level}` as const;
  const { t, locale } = useTexts();
  const now = useNow();
  const { description, rules, industry_tags, location, admin_name, created_at } = group;
  const number = (count: number) => formatNumber(count, locale);
  const days = groupDaysActive(created_at, now);
  const date = formatDate(new Date(created_at), locale);
  const facts = [
    [t('details.members'), number(group.member_count)],
    [t('details.posts'), number(postsCountOf(group))],
    [t('details.discussions'), number(group.active_discussions)],
    [t('details.active'), t('details.days', { count: days, number: number(days) })],
  ];
  return (
    <div className="sg-group-about">
      <MemberText>{description}</MemberText>
      <GroupTags tags={industry_tags} />
      <dl className="sg-group-counts">
        {facts.map(([name, value]) => (
          <div key={name} className="sg-group-count">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="sg-group-lines">
        <Line name={t('details.admin')}>
          <MemberLink memberId={group.admin_user_id}>
            {admin_name?.trim() || t('card.admin')}
          </MemberLink>
        </Line>
        <Line name={t('details.location')}>{location || t('details.noLocation')}</Line>
        <Line name={t('details.since')}>{date}</Line>
      </dl>
      <section>
        <Heading className="sg-group-section-title">{t('details.rules')}</Heading>
        {rules.length === 0 ? (
          <p className="sg-group-admin">{t('details.noRules')}</p>
        ) : (
          <ol className="sg-group-rule-list">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
