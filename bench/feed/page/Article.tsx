import { type ComponentPropsWithoutRef, memo } from 'react';
import type { BenchPost } from './posts.ts';

interface ArticleProps extends ComponentPropsWithoutRef<'article'> {
  post: BenchPost;
}

/** A post of twenty elements, the same for every list. */
export const Article = memo(function Article({ post, ...rest }: ArticleProps) {
  return (
    <article {...rest} className="post" aria-label={post.author} data-id={post.id}>
      <header>
        <span className="face">
          <span>{post.author[0]}</span>
        </span>
        <div>
          <div>
            <a href={`#${post.id}`}>{post.author}</a>
            <span>✓</span>
          </div>
          <div>
            <span>Sinar Elektronik</span>
            <time>3h ago</time>
          </div>
        </div>
      </header>
      <div className="text">
        <p>{post.text}</p>
      </div>
      <footer>
        <button type="button">
          <span>Like</span>
          <span>{post.likes}</span>
        </button>
        <button type="button">
          <span>Comments</span>
          <span>{post.likes % 5}</span>
        </button>
      </footer>
    </article>
  );
});
