import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Card, Link, PlainButton, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { GroupFacts } from '../card/GroupFacts.tsx';
import { GroupMark } from '../card/GroupMark.tsx';
import type { GroupLinks } from '../links.ts';
import { useTexts } from '../texts.ts';
import { provideHomeGroups } from './homeGroupsActors.ts';

/** Props of {@link GroupsCard}. */
export interface GroupsCardProps extends Pick<GroupLinks, 'hrefOf' | 'onOpen'> {
  /** Address of the lists of groups. @default no link to them */
  groupsPath?: string;
  /** How many groups it shows. @default 3 */
  limit?: number;
}

/** The member's liveliest groups, or some to discover: a card of a home page. */
export function GroupsCard({ hrefOf, onOpen, groupsPath, limit = 3 }: GroupsCardProps) {
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideHomeGroups, { query: { limit } });
  const isSuggested = useSelector(actor, ({ context }) => context.value?.kind === 'suggested');
  return (
    <Card as="section" className="sg-groups-home" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-group-section-title">
        {t(isSuggested ? 'home.suggested' : 'home.mine')}
      </h2>
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={3} />}
        empty={<p className="sg-group-admin">{t('list.unmatched')}</p>}
      >
        {({ groups }) => (
          <ul className="sg-groups-home-list">
            {groups.map((group) => (
              <li key={group.id} className="sg-groups-home-row">
                <GroupMark name={group.name} />
                <div className="sg-group-card-names">
                  {hrefOf ? (
                    <Link isPlain href={hrefOf(group.id)} className="sg-groups-home-name">
                      {group.name}
                    </Link>
                  ) : (
                    <PlainButton
                      className="sg-group-open sg-groups-home-name"
                      onPress={() => onOpen?.(group.id)}
                    >
                      {group.name}
                    </PlainButton>
                  )}
                  <GroupFacts group={group} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </ReadView>
      {groupsPath && <Link href={groupsPath}>{t('home.all')}</Link>}
    </Card>
  );
}
