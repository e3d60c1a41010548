import type { Group } from '@saudagar/contract';
import { useRoutes } from '@saudagar/portal';
import {
  Button,
  Card,
  Link,
  loadable,
  MemberLink,
  UnstyledButton,
  useFocusRecovery,
  useOnDemand,
} from '@saudagar/ui';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { memo, useId, useRef } from 'react';
import type { GroupCallbacks } from '../callbacks.ts';
import { GroupActions } from '../joining/GroupActions.tsx';
import { isInside } from '../membershipOf.ts';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';
import { GroupBadges } from './GroupBadges.tsx';
import { GroupDetails } from './GroupDetails.tsx';
import { GroupMark } from './GroupMark.tsx';
import { GroupTags } from './GroupTags.tsx';

const detailsDialog = loadable(
  async () => (await import('../details/DetailsDialog.tsx')).DetailsDialog,
);

/** Maximum number of tags on a card (GRP-011). */
const TAGS_SHOWN = 3;

/** Props of {@link GroupCard}. */
export interface GroupCardProps extends GroupCallbacks {
  /** The group shown. */
  group: Group;
  /** Heading level. @default 2 */
  level?: 2 | 3 | 4 | undefined;
}

/** A group card: topic, admin, activity and the join action. */
// GRP-037
export const GroupCard = memo(function GroupCard(props: GroupCardProps) {
  const { group: hrefOf } = useRoutes();
  const { group, onOpen, level = 2 } = props;
  const { t } = useTexts();
  const titleId = useId();
  const details = useOnDemand(detailsDialog);
  const membership = useMembership(group);
  const actions = useRef<HTMLElement>(null);
  // Joined, the button is gone; the next is to open it.
  useFocusRecovery(actions, membership);
  const { id, name, description, industry_tags, admin_name } = group;
  const Heading = `h${level}` as const;
  const open = () => onOpen?.(id);
  return (
    <Card as="article" className="sg-group-card" aria-labelledby={titleId}>
      <header className="sg-group-card-head">
        <GroupMark name={name} />
        <div className="sg-group-card-names">
          <Heading id={titleId} className="sg-group-name">
            {hrefOf ? (
              <Link isPlain href={hrefOf(id)}>
                {name}
              </Link>
            ) : (
              <UnstyledButton className="sg-group-open" onPress={open}>
                {name}
              </UnstyledButton>
            )}
          </Heading>
          <p className="sg-group-admin">
            <MemberLink memberId={group.admin_user_id}>
              {t('card.runBy', { name: admin_name?.trim() || t('card.admin') })}
            </MemberLink>
          </p>
        </div>
      </header>
      <GroupBadges group={group} isOnCard />
      <p className="sg-group-description">{description}</p>
      <GroupTags tags={industry_tags} limit={TAGS_SHOWN} />
      <GroupDetails group={group} />
      <footer ref={actions} className="sg-group-card-actions">
        <GroupActions group={group} />
        {isInside(membership) && onOpen && (
          <Button
            size="compact"
            icon={<MessagesSquare />}
            aria-label={t('card.openNamed', { name })}
            onPress={open}
          >
            {t('card.open')}
          </Button>
        )}
        <Button
          {...details.openerProps}
          variant="quiet"
          size="compact"
          aria-label={t('card.detailsOf', { name })}
        >
          {t('card.details')}
        </Button>
      </footer>
      {details.isOpen && <detailsDialog.View group={group} onClose={details.close} />}
    </Card>
  );
});
