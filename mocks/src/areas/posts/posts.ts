import {
  arrangePosts,
  extractHashtags,
  extractMentions,
  type FileInfo,
  HASHTAG_MAX_LENGTH,
  type HashtagUse,
  type Page,
  type Post,
  type PostFilter,
  type PostSort,
  searchKey,
} from '@saudagar/contract';
import { likeNotices, postNotices, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { Likes } from '../../core/likes.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';
import { inOrder, type PageAsked, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { PopularLists } from './popularity.ts';
import { Thread } from './thread.ts';

interface StoredPost {
  post: Post;
  likes: Likes;
  thread: Thread;
}

/** What a member writes in a post. */
interface Draft {
  content: string;
  attachments: readonly string[];
  client_id?: string | undefined;
}

/** Which posts, in which order. */
interface PostsAsked extends PageAsked {
  sort?: PostSort | undefined;
  filter?: PostFilter | undefined;
  hashtag?: string | undefined;
}

/** Posts with their likes. */
export class Posts {
  #community: Community;
  #posts = new Map<string, StoredPost>();
  #popular = new PopularLists();
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Puts a post in as it is; `likedBy` are the members among its likes. */
  add(post: Post, likedBy: readonly string[] = []): void {
    const likes = new Likes(post.likes_count, likedBy);
    this.#posts.set(post.id, { post, likes, thread: new Thread() });
  }

  /** Takes a post out, as if it had been deleted meanwhile. */
  remove(postId: string): void {
    this.#posts.delete(postId);
  }

  /** A post as a member sees it, with its author and files as they are now. */
  find(postId: string, viewerId: string): Post {
    const { post, likes, thread } = this.#get(postId);
    const user = this.#community.accounts.member(post.user_id) ?? post.user;
    const files = post.files && this.#community.files.current(post.files);
    return { ...post, user, files, ...likes.seenBy(viewerId), comments_count: thread.count };
  }

  /** In the order and selection asked for, newest first at the least (FEED-180–190). */
  list(viewerId: string, asked: PostsAsked): Page<Post> {
    const lastMadeFirst = [...this.#posts.values()]
      .map(({ post }) => this.find(post.id, viewerId))
      .sort((a, b) => inOrder(b, a));
    const posts = arrangePosts(lastMadeFirst, asked);
    if (asked.sort === 'popular') return this.#popular.page(posts, lastMadeFirst, asked);
    return pageOf(posts, asked, asked.sort === 'oldest' ? inOrder : (a, b) => inOrder(b, a));
  }

  /** Makes a post of a member's own uploads; finds its hashtags and mentions (FEED-045–049, 059). */
  create(authorId: string, { content, attachments, client_id }: Draft): Post {
    const id = this.#once.do(authorId, client_id, () => {
      const files = this.#ownFiles(authorId, attachments);
      this.#made += 1;
      const made = madeId('post', this.#made);
      this.add({
        id: made,
        user_id: authorId,
        user: null,
        post_type: 'text',
        ...writing(content, files),
        likes_count: 0,
        comments_count: 0,
        user_liked: false,
        created_at: NOW,
        edited_at: null,
        group_id: null,
      });
      this.#tellMentioned(made, []);
      return made;
    });
    return this.find(id, authorId);
  }

  /** Changes a member's own post, and drops files that nothing carries any more. */
  update(
    authorId: string,
    postId: string,
    { content, attachments }: { content: string; attachments?: readonly string[] | undefined },
  ): Post {
    const stored = this.#own(postId, authorId);
    const before = stored.post;
    const files = attachments ? this.#ownFiles(authorId, attachments) : (before.files ?? []);
    const after = writing(content, files);
    if (content !== before.content || `${after.attachments}` !== `${before.attachments}`)
      stored.post = { ...before, ...after, edited_at: NOW };
    this.#community.files.dropUnused(before.attachments);
    this.#tellMentioned(postId, before.mentions);
    return this.find(postId, authorId);
  }

  /** Deletes a member's own post with everything on it. */
  delete(authorId: string, postId: string): void {
    const { post } = this.#own(postId, authorId);
    this.remove(postId);
    this.#community.notifications.forget('post', postId);
    this.#community.files.dropUnused(post.attachments);
  }

  /** Whether a post carries a file. */
  holdsFile(fileId: string): boolean {
    return [...this.#posts.values()].some(({ post }) => post.attachments.includes(fileId));
  }

  /** Toggles a like, or sets it to `liked` (FEED-102–106). */
  like(postId: string, viewerId: string, liked?: boolean) {
    const { post, likes } = this.#get(postId);
    const wasLiked = likes.seenBy(viewerId).user_liked;
    const answer = likes.set(viewerId, liked);
    if (answer.liked && !wasLiked) this.#community.notifications.tell(likeNotices(post, viewerId));
    return answer;
  }

  /** The comments of a post. */
  thread(postId: string): Thread {
    return this.#get(postId).thread;
  }

  /** The comments of every post. */
  threads(): Thread[] {
    return [...this.#posts.values()].map(({ thread }) => thread);
  }

  /** Hashtags that start with `q`, the most used first. */
  hashtags(q: string, limit: number): HashtagUse[] {
    const tags = [...this.#posts.values()].flatMap(({ post }) => post.hashtags);
    return [...Map.groupBy(tags, (tag) => tag)]
      .map(([tag, uses]) => ({ tag, posts_count: uses.length }))
      .filter(
        ({ tag }) => tag.length <= HASHTAG_MAX_LENGTH && searchKey(tag).startsWith(searchKey(q)),
      )
      .sort((a, b) => b.posts_count - a.posts_count || (a.tag < b.tag ? -1 : 1))
      .slice(0, limit);
  }

  #get(postId: string): StoredPost {
    const stored = this.#posts.get(postId);
    if (!stored) throw new Refusal(404, 'postNotFound');
    return stored;
  }

  /** Tells those whom a post mentions now and did not before. */
  #tellMentioned(postId: string, before: readonly string[]): void {
    const { accounts, notifications } = this.#community;
    const { post } = this.#get(postId);
    const mentioned = accounts.named(post.mentions.filter((name) => !before.includes(name)));
    notifications.tell(postNotices(post, mentioned));
  }

  #own(postId: string, memberId: string): StoredPost {
    const stored = this.#get(postId);
    if (stored.post.user_id !== memberId) throw new Refusal(403, 'notAllowed');
    return stored;
  }

  #ownFiles(authorId: string, ids: readonly string[]): FileInfo[] {
    return this.#community.files.ownedBy(authorId, [...new Set(ids)]);
  }
}

const writing = (content: string, files: FileInfo[]) => ({
  content,
  files,
  attachments: files.map((file) => file.id),
  hashtags: extractHashtags(content),
  mentions: extractMentions(content),
});
