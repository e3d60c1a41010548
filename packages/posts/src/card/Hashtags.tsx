import { useRoutes } from '@saudagar/portal';
import { Link, UnstyledButton } from '@saudagar/ui';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';

/** A post's hashtags (FEED-092). */
export function Hashtags({ tags }: { tags: readonly string[] }) {
  const { t } = useTexts();
  if (tags.length === 0) return null;
  return (
    <ul className="sg-post-tags" aria-label={t('post.hashtags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Hashtag tag={tag} />
        </li>
      ))}
    </ul>
  );
}

/** A hashtag: a button where it filters the list, a link where the host has a page, else text. */
function Hashtag({ tag }: { tag: string }) {
  const { hashtag } = useRoutes();
  const { onHashtag } = useSource();
  const common = { className: 'sg-post-tag', children: `#${tag}` };
  if (onHashtag) return <UnstyledButton {...common} onPress={() => onHashtag(tag)} />;
  return hashtag ? <Link isPlain {...common} href={hashtag(tag)} /> : <span {...common} />;
}
