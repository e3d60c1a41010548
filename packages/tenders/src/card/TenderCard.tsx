import type { Tender } from '@saudagar/contract';
import { type ArticleAttributes, Card } from '@saudagar/ui';
import { memo, useId } from 'react';
import { BidAction } from '../detail/BidAction.tsx';
import { DaysTile } from './DaysTile.tsx';
import { Poster } from './Poster.tsx';
import { CardBadges } from './TenderBadges.tsx';
import { TenderDetails } from './TenderDetails.tsx';
import { TenderTitle } from './TenderTitle.tsx';

/** Props of {@link TenderCard}. */
export interface TenderCardProps {
  /** The tender shown. */
  tender: Tender;
  /** Opens its details. */
  onOpen: (id: string) => void;
  /** Attributes of the article in a list of articles. @default none */
  attributes?: ArticleAttributes | undefined;
  /** Level of its heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
}

/** A tender in the list: title, budget, deadline and bid button. */
// TND-011–015
export const TenderCard = memo(function TenderCard(props: TenderCardProps) {
  const { tender, onOpen, attributes, level = 2 } = props;
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <Card {...attributes} as="article" className="sg-tender-card" aria-labelledby={titleId}>
      <div className="sg-tender-body">
        <CardBadges tender={tender} />
        <Heading id={titleId} className="sg-tender-title">
          <TenderTitle tenderId={tender.id} onOpen={onOpen}>
            {tender.title}
          </TenderTitle>
        </Heading>
        <p className="sg-tender-excerpt">{tender.description}</p>
        <TenderDetails tender={tender} />
      </div>
      <DaysTile tender={tender} />
      <div className="sg-tender-foot">
        <Poster tender={tender} />
        <BidAction tender={tender} about={titleId} isAwarded={tender.awarded} />
      </div>
    </Card>
  );
});
