import { MemberAvatar } from '@saudagar/portal';
import { Badge, Button, Icon, MemberLink } from '@saudagar/ui';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Store from 'lucide-react/icons/store';
import UsersRound from 'lucide-react/icons/users-round';
import type { ComponentType } from 'react';
import { RelationAction } from '../person/RelationAction.tsx';
import { useTexts } from '../texts.ts';
import type { RelatedSuggestion } from './suggestionsFlow.ts';
import { useHide } from './useHide.ts';

interface SuggestedMemberProps {
  suggestion: RelatedSuggestion;
  /** True on the network's own page. @default false */
  isOnPage?: boolean | undefined;
}

/** Icons of the reference server's reasons; other servers may send further ones. */
const ICONS: Partial<Record<string, ComponentType>> = {
  industry: Store,
  location: MapPin,
  connections: UsersRound,
  activity: MessageSquareText,
};

/** A suggested member with match score and reasons (NET-027–031). */
export function SuggestedMember({ suggestion, isOnPage = false }: SuggestedMemberProps) {
  const { t } = useTexts();
  const { user, match_score, reasons, relation, connectionId } = suggestion;
  const name = user.full_name?.trim() || t('unknown');
  const hide = useHide(user.id, name);
  return (
    <li className="sg-network-person">
      <MemberAvatar member={user} verified isLink />
      <div className="sg-network-details">
        <div className="sg-network-line">
          <MemberLink memberId={user.id} className="sg-network-name">
            {name}
          </MemberLink>
          {match_score > 0 && (
            <Badge tone="primary">{t('match', { score: Math.round(match_score) })}</Badge>
          )}
        </div>
        <p className="sg-network-company">{user.company_name?.trim() || t('individual')}</p>
        {reasons.length > 0 && (
          <ul className="sg-network-reasons" aria-label={t('why', { name })}>
            {reasons.map(({ icon, details }) => {
              const TypeIcon = ICONS[icon] ?? Lightbulb;
              return (
                <li key={details} className="sg-network-reason">
                  <Icon>
                    <TypeIcon />
                  </Icon>
                  <span>{details}</span>
                </li>
              );
            })}
          </ul>
        )}
        <div className="sg-network-actions">
          <RelationAction
            person={{ ...user, relation, connection_id: connectionId }}
            isOnPage={isOnPage}
          />
          {relation === 'none' && (
            <Button
              variant="quiet"
              size="compact"
              aria-label={t('hide.named', { name })}
              isPending={hide.isBusy}
              onPress={hide.send}
            >
              {t('hide.button')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
