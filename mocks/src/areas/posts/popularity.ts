import { DEFAULT_PAGE_SIZE, type Page, type Post } from '@saudagar/contract';
import { badCursor, cut, inOrder, type PageAsked } from '../../core/paging.ts';

/**
 * Lists by popularity keep the order of their first page, so a later page neither repeats nor
 * skips posts while counts change (FEED-207).
 */
export class PopularLists {
  #scores: Map<string, number>[] = [];

  /** Returns a page of `posts`; `all` are the existing ones, whose current scores are stored. */
  page(
    posts: readonly Post[],
    all: readonly Post[],
    { limit = DEFAULT_PAGE_SIZE, cursor }: PageAsked,
  ): Page<Post> {
    const after = cursor === undefined ? undefined : this.#readCursor(cursor);
    const list = after?.list ?? this.#keep(all);
    const scores = this.#scores[list];
    const scored = (post: Post) => ({ ...post, score: scores?.get(post.id) ?? 0 });
    const rest = posts
      .map((post) => ({ post, cursor: scored(post) }))
      .sort((a, b) => mostPopularFirst(a.cursor, b.cursor))
      .filter((each) => !after || mostPopularFirst(after, each.cursor) < 0);
    const page = cut(rest, limit, ({ cursor: { score, created_at, id } }) =>
      ['popular', list, score, Date.parse(created_at), id].join('.'),
    );
    return { ...page, items: page.items.map(({ post }) => post) };
  }

  #keep(posts: readonly Post[]): number {
    return this.#scores.push(new Map(posts.map((post) => [post.id, scoreOf(post)]))) - 1;
  }

  #readCursor(cursor: string) {
    const [, list, score, moment, id] =
      /^popular\.(\d+)\.(\d+)\.(\d{1,13})\.([\w-]+)$/.exec(cursor) ?? [];
    if (id === undefined || !this.#scores[Number(list)]) throw badCursor();
    const created_at = new Date(Number(moment)).toISOString();
    return { list: Number(list), score: Number(score), created_at, id };
  }
}

interface ScoredCursor {
  score: number;
  created_at: string;
  id: string;
}

const scoreOf = ({ likes_count, comments_count }: Post) => likes_count + comments_count;

const mostPopularFirst = (a: ScoredCursor, b: ScoredCursor) => b.score - a.score || inOrder(b, a);
