import {
  arrangePosts,
  type Comment,
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
import { Likes } from './likes.ts';
import { inOrder, type PageAsked, pageOf } from './paging.ts';
import { PopularLists } from './popularity.ts';
import { Refusal } from './refusal.ts';
import { type NewComment, Thread } from './thread.ts';
import { NOW } from './time.ts';

interface StoredPost {
  post: Post;
  likes: Likes;
  thread: Thread;
}

/** What a member writes: a new post, or the new form of one. */
interface Writing {
  content: string;
  files: FileInfo[];
}

/** Which posts, in which order. */
interface PostsAsked extends PageAsked {
  sort?: PostSort | undefined;
  filter?: PostFilter | undefined;
  hashtag?: string | undefined;
}

/** Posts with their likes and comments. */
export class Posts {
  #posts = new Map<string, StoredPost>();
  #popular = new PopularLists();
  #made = 0;

  /** Puts a post in as it is; `likedBy` are the members among its likes. */
  add(post: Post, likedBy: readonly string[] = []): void {
    const likes = new Likes(post.likes_count, likedBy);
    this.#posts.set(post.id, { post, likes, thread: new Thread() });
  }

  /** Puts a comment in as it is; `likedBy` are the members among its likes. */
  addComment(postId: string, comment: Comment, likedBy: readonly string[] = []): void {
    this.#get(postId).thread.add(comment, likedBy);
  }

  /** Takes a post out, as if it had been deleted meanwhile. */
  remove(postId: string): void {
    this.#posts.delete(postId);
  }

  /** A post as a member sees it; its count of comments is that of the comments there are. */
  find(postId: string, viewerId: string): Post {
    const { post, likes, thread } = this.#get(postId);
    return { ...post, ...likes.seenBy(viewerId), comments_count: thread.count };
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

  /** Makes a post; the server finds its hashtags and mentions (FEED-045–049, FEED-059). */
  create(authorId: string, { content, files }: Writing): string {
    const id = this.#nextId('post');
    this.add({
      id,
      user_id: authorId,
      user: null,
      content,
      post_type: 'text',
      attachments: files.map((file) => file.id),
      hashtags: extractHashtags(content),
      mentions: extractMentions(content),
      likes_count: 0,
      comments_count: 0,
      user_liked: false,
      created_at: NOW,
      edited_at: null,
      group_id: null,
      files,
    });
    return id;
  }

  /** Gives a post its new form; one that says the same is not edited. */
  update(postId: string, { content, files }: Writing): void {
    const stored = this.#get(postId);
    const attachments = files.map((file) => file.id);
    const before = stored.post;
    if (content === before.content && `${attachments}` === `${before.attachments}`) return;
    stored.post = {
      ...before,
      content,
      attachments,
      files,
      hashtags: extractHashtags(content),
      mentions: extractMentions(content),
      edited_at: NOW,
    };
  }

  /** A post to be changed by its author alone. */
  own(postId: string, memberId: string): Post {
    const { post } = this.#get(postId);
    if (post.user_id !== memberId) throw new Refusal(403, 'notAllowed');
    return post;
  }

  /** Whether a post carries a file. */
  holdsFile(fileId: string): boolean {
    return [...this.#posts.values()].some(({ post }) => post.attachments.includes(fileId));
  }

  /** Toggles a like, or sets it to `liked` (FEED-102–106). */
  like(postId: string, viewerId: string, liked?: boolean) {
    return this.#get(postId).likes.set(viewerId, liked);
  }

  /** The comments of a post. */
  thread(postId: string): Thread {
    return this.#get(postId).thread;
  }

  /** A page of a post's comments, as a member sees them. */
  listComments(postId: string, asked: PageAsked, viewerId = ''): Page<Comment> {
    return this.#get(postId).thread.page(asked, viewerId);
  }

  /** A comment of any post. */
  findComment(commentId: string, viewerId = ''): Comment | undefined {
    for (const { thread } of this.#posts.values()) {
      const comment = thread.find(commentId, viewerId);
      if (comment) return comment;
    }
    return undefined;
  }

  /** Adds a comment or reply and gives its id. */
  createComment(postId: string, authorId: string, comment: NewComment): string {
    const id = this.#nextId('comment');
    this.#get(postId).thread.create(id, authorId, comment);
    return id;
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

  /** Sorts after every id put in by hand, and in the order of making. */
  #nextId(kind: string): string {
    this.#made += 1;
    return `${kind}-x${String(this.#made).padStart(6, '0')}`;
  }
}
