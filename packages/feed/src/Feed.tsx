import type { Member, Post } from '@saudagar/contract';
import { SessionGate, usePersistentActor } from '@saudagar/portal';
import { PostSkeletons } from '@saudagar/posts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Composer } from './composer/Composer.tsx';
import { composerInput, provideComposer } from './composer/composerActors.ts';
import { useHideMember } from './configuration/useHideMember.ts';
import { FeedPosts } from './list/FeedPosts.tsx';
import { FeedContext, useFeedContext } from './source/FeedContext.ts';
import { communityFeed, composerKey, type FeedSource } from './source/feedSource.ts';
import type { FeedTexts } from './source/feedTexts.ts';
import { useTexts } from './texts.ts';
import { type FeedCallbacks, usePostEvents } from './usePostEvents.ts';

/** Props of {@link Feed}. */
export interface FeedProps extends FeedCallbacks {
  /** Starts a conversation with the author of a post or a comment. @default hidden */
  onMessage?: ((member: Member) => void) | undefined;
  /**
   * Called with a pressed hashtag, without `#` and in lower case; null clears `hashtag`.
   * @default the feed itself shows the posts with that hashtag
   */
  onHashtag?: ((tag: string | null) => void) | undefined;
  /** Only posts with this hashtag, given without `#`. @default all, or the one pressed last */
  hashtag?: string | null | undefined;
  /** Rendered above the composer. @default nothing */
  topContent?: ReactNode | undefined;
  /** Replaces the text of a feed without posts. @default the kit's own */
  empty?: ReactNode | undefined;
  /** Further actions of a post, after its own; must be a stable function. @default none */
  postActions?: ((post: Post) => ReactNode) | undefined;
  /** Source of the feed; must be a stable object. @default the community's */
  source?: FeedSource | undefined;
  /** Texts that differ from the community's; must be a stable object. @default none */
  texts?: FeedTexts | undefined;
  /** True when the reader may only read: no composer, likes or comments. @default false */
  isReadOnly?: boolean | undefined;
}

const NO_TEXTS: FeedTexts = {};

/** The community's feed: a composer with the posts below it. */
// FEED-001, FEED-061
export function Feed(props: FeedProps) {
  const { source = communityFeed, texts = NO_TEXTS, isReadOnly = false } = props;
  const placed = useMemo(() => ({ source, texts, isReadOnly }), [source, texts, isReadOnly]);
  return (
    <FeedContext.Provider value={placed}>
      <SessionGate loading={<PostSkeletons />}>
        {(user) => <MembersFeed key={`${source.key} ${user.id}`} {...props} />}
      </SessionGate>
    </FeedContext.Provider>
  );
}

function MembersFeed(props: FeedProps) {
  const { onHashtag, onMessage, postActions } = props;
  const { t } = useTexts();
  const { source, texts, isReadOnly } = useFeedContext();
  const composer = usePersistentActor(
    composerKey(source),
    provideComposer(source),
    composerInput(source),
  );
  const [pressed, setPressed] = useState<string | null>(null);
  const choose = onHashtag ?? setPressed;
  const hashtag = props.hashtag === undefined && !onHashtag ? pressed : (props.hashtag ?? null);
  const onHide = useHideMember();
  const links = useMemo(
    () => ({
      ...{ onMessage, postActions },
      // Hiding a member needs Feed Configuration, so it is offered only with it.
      onHide: source.isConfigurable ? onHide : undefined,
    }),
    [onMessage, onHide, postActions, source],
  );
  usePostEvents(composer, props);
  const section = useRef<HTMLElement>(null);
  const shownTag = useRef(hashtag);
  // The pressed control unmounts with its list: focus moves to the clear button or the settings.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (shownTag.current !== hashtag && isFocusLost) {
      const selector =
        hashtag === null ? '.sg-feed-bar button:last-of-type' : '.sg-feed-chip button';
      section.current?.querySelector<HTMLElement>(selector)?.focus();
    }
    shownTag.current = hashtag;
  }, [hashtag]);
  return (
    <section ref={section} className="sg-feed" aria-label={texts.name ?? t('feed')}>
      {props.topContent !== undefined && <div className="sg-slot">{props.topContent}</div>}
      {!isReadOnly && <Composer actor={composer} />}
      <FeedPosts
        key={hashtag}
        composer={composer}
        hashtag={hashtag}
        links={links}
        empty={props.empty}
        onHashtag={choose}
      />
    </section>
  );
}
