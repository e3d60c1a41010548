import { extractHashtags, type ProfilePost } from '@saudagar/contract';
import { Card, Link, MemberText, RelativeTime } from '@saudagar/ui';
import type { ProfileLinks } from '../links.ts';
import { useTexts } from '../texts.ts';

interface ActivityPostProps {
  post: ProfilePost;
  links: Pick<ProfileLinks, 'onHashtag' | 'postPath'>;
}

/** A post as the documents tell it on a profile: its text, hashtags, counts and time (ACCT-082–086). */
export function ActivityPost({ post, links }: ActivityPostProps) {
  const { t } = useTexts();
  const { id, content, hashtags, likes_count, comments_count, created_at } = post;
  const inText = extractHashtags(content);
  const others = hashtags.filter((tag) => !inText.includes(tag.toLowerCase()));
  const time = <RelativeTime date={created_at} />;
  return (
    <Card as="article" className="sg-profile-post">
      <MemberText onHashtag={links.onHashtag}>{content}</MemberText>
      {others.length > 0 && (
        <MemberText onHashtag={links.onHashtag}>
          {others.map((tag) => `#${tag}`).join(' ')}
        </MemberText>
      )}
      <p className="sg-profile-note">
        {id && links.postPath ? (
          <Link isPlain href={links.postPath(id)}>
            {time}
          </Link>
        ) : (
          time
        )}
        <span>{t('posts.likes', { count: likes_count })}</span>
        <span>{t('posts.comments', { count: comments_count })}</span>
      </p>
    </Card>
  );
}
