import { HomeCard, HomeCardRow } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import type { GroupCallbacks } from '../callbacks.ts';
import { GroupDetails } from '../card/GroupDetails.tsx';
import { GroupMark } from '../card/GroupMark.tsx';
import { useTexts } from '../texts.ts';
import { provideHomeGroups } from './homeGroupsFlow.ts';

/** Props of {@link GroupsCard}. */
export interface GroupsCardProps extends Pick<GroupCallbacks, 'onOpen'> {
  /** Number of groups shown. @default 3 */
  limit?: number | undefined;
}

/** The member's most active groups, or some to discover, as a card for a home page. */
export function GroupsCard({ onOpen, limit = 3 }: GroupsCardProps) {
  const { groups, group: hrefOf } = useRoutes();
  const { t } = useTexts();
  const actor = useViewActor(provideHomeGroups, { query: { limit } });
  const isSuggested = useSelector(actor, ({ context }) => context.value?.kind === 'suggested');
  return (
    <HomeCard
      actor={actor}
      title={t(isSuggested ? 'home.suggested' : 'home.mine')}
      empty={t('list.unmatched')}
      href={groups?.()}
      allLabel={t('home.all')}
    >
      {({ groups }) =>
        groups.map((group) => (
          <HomeCardRow
            key={group.id}
            name={group.name}
            href={hrefOf?.(group.id)}
            onOpen={onOpen && (() => onOpen(group.id))}
            mark={<GroupMark name={group.name} />}
          >
            <GroupDetails group={group} />
          </HomeCardRow>
        ))
      }
    </HomeCard>
  );
}
