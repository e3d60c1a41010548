import type { Member } from '@saudagar/contract';
import { useKeptActor, usePortal } from '@saudagar/portal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Composer } from './composer/Composer.tsx';
import { provideComposer } from './composer/composerActors.ts';
import { hideMember } from './configuration/hideMember.ts';
import { FeedPosts } from './list/FeedPosts.tsx';
import { useTexts } from './texts.ts';

/** Props of {@link Feed}. */
export interface FeedProps {
  /** Opens an author's profile. @default names are plain text */
  onMember?: (member: Member) => void;
  /** Writes to the author of a post or a comment. @default not offered */
  onMessage?: (member: Member) => void;
  /** Opens the member mentioned, given without `@`. @default mentions are plain text */
  onMention?: (username: string) => void;
  /**
   * A hashtag was pressed, given without `#` in lower case; null where `hashtag` is to be left.
   * @default the feed itself shows the posts with that hashtag
   */
  onHashtag?: (tag: string | null) => void;
  /** Only posts with this hashtag, given without `#`. @default all, or the one pressed last */
  hashtag?: string | null;
  /** The path of a post's own page in the host. @default '/posts/{id}' for shared links alone */
  postPath?: (postId: string) => string;
}

/** The community's feed: a composer, and below it the posts (FEED-001, FEED-061). */
export function Feed(props: FeedProps) {
  const { onMember, onMention, onHashtag, onMessage, postPath } = props;
  const { t } = useTexts();
  const portal = usePortal();
  const composer = useKeptActor('feed.composer', provideComposer, undefined);
  const [pressed, setPressed] = useState<string | null>(null);
  const choose = onHashtag ?? setPressed;
  const hashtag = props.hashtag === undefined && !onHashtag ? pressed : (props.hashtag ?? null);
  const onHide = useCallback((member: Member) => hideMember(portal, member), [portal]);
  const links = useMemo(
    () => ({ onMember, onMention, onHashtag: choose, onMessage, onHide, postPath }),
    [onMember, onMention, choose, onMessage, onHide, postPath],
  );
  const section = useRef<HTMLElement>(null);
  const shownTag = useRef(hashtag);
  // What was pressed goes with its list: focus goes on to the way out, or from there to the settings.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (shownTag.current !== hashtag && isLost) {
      const place = hashtag === null ? '.sg-feed-settings' : '.sg-feed-chip button';
      section.current?.querySelector<HTMLElement>(place)?.focus();
    }
    shownTag.current = hashtag;
  }, [hashtag]);
  return (
    <section ref={section} className="sg-feed" aria-label={t('feed')}>
      <Composer actor={composer} />
      <FeedPosts key={hashtag} hashtag={hashtag} links={links} onHashtag={choose} />
    </section>
  );
}
