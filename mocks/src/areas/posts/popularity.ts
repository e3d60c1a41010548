import { DEFAULT_PAGE_SIZE, type Page, type Post } from '@saudagar/contract';
import { badCursor, cut, inOrder, type PageAsked } from '../../core/paging.ts';

/**
 * Lists by popularity keep the order they had when their first page was read, so that a later page
 * neither repeats nor skips, however the counts change meanwhile (FEED-207).
 */
export class PopularLists {
  #scores: Map<string, number>[] = [];

  /** A page of `posts`; `all` are those there are, so that the scores of now can be kept. */
  page(
    posts: readonly Post[],
    all: readonly Post[],
    { limit = DEFAULT_PAGE_SIZE, cursor }: PageAsked,
  ): Page<Post> {
    const after = cursor === undefined ? undefined : this.#place(cursor);
    const list = after?.list ?? this.#keep(all);
    const scores = this.#scores[list];
    const position = (post: Post) => ({ ...post, score: scores?.get(post.id) ?? 0 });
    const rest = posts
      .map((post) => ({ post, position: position(post) }))
      .sort((a, b) => mostPopularFirst(a.position, b.position))
      .filter((each) => !after || mostPopularFirst(after, each.position) < 0);
    const page = cut(rest, limit, ({ position: { score, created_at, id } }) =>
      ['popular', list, score, Date.parse(created_at), id].join('.'),
    );
    return { ...page, items: page.items.map(({ post }) => post) };
  }

  #keep(posts: readonly Post[]): number {
    return this.#scores.push(new Map(posts.map((post) => [post.id, scoreOf(post)]))) - 1;
  }

  #place(cursor: string) {
    const [, list, score, moment, id] =
      /^popular\.(\d+)\.(\d+)\.(\d{1,13})\.([\w-]+)$/.exec(cursor) ?? [];
    if (id === undefined || !this.#scores[Number(list)]) throw badCursor();
    const created_at = new Date(Number(moment)).toISOString();
    return { list: Number(list), score: Number(score), created_at, id };
  }
}

interface ScoredPlace {
  score: number;
  created_at: string;
  id: string;
}

const scoreOf = ({ likes_count, comments_count }: Post) => likes_count + comments_count;

const mostPopularFirst = (a: ScoredPlace, b: ScoredPlace) => b.score - a.score || inOrder(b, a);
