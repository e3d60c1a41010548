import { Button, MemberText } from '@saudagar/ui';
import { useState } from 'react';
import { excerptOf } from './excerpt.ts';
import type { Links } from './links.ts';
import { useTexts } from './texts.ts';

interface PostTextProps {
  /** Id of the text's element. */
  id: string;
  text: string;
  links: Links;
}

/** A post's formatted text (FEED-091); a long one is opened by 'Show more'. */
export function PostText({ id, text, links }: PostTextProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const excerpt = excerptOf(text);
  return (
    <div className="sg-feed-text">
      <div id={id}>
        <MemberText onHashtag={links.onHashtag} onMention={links.onMention}>
          {isOpen || excerpt === null ? text : excerpt}
        </MemberText>
      </div>
      {excerpt !== null && (
        <Button
          variant="quiet"
          size="small"
          className="sg-feed-unfold"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'post.less' : 'post.more')}
        </Button>
      )}
    </div>
  );
}
