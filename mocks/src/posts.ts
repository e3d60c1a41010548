import {
  type Comment,
  extractHashtags,
  extractMentions,
  type FileInfo,
  type Page,
  type Post,
} from '@saudagar/contract';
import { pageOf } from './paging.ts';
import { Refusal } from './refusal.ts';
import { NOW } from './time.ts';

interface StoredPost {
  post: Post;
  likedBy: Set<string>;
  /** Likes of members who are not in the community, so that a post can be a popular one. */
  otherLikes: number;
  comments: Comment[];
}

interface PageAsked {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What a new post holds. */
interface NewPost {
  content: string;
  files: FileInfo[];
}

/** What a new comment holds. */
interface NewComment {
  content: string;
  parent_comment_id: string | null;
}

/** Posts with their likes and comments. */
export class Posts {
  #posts = new Map<string, StoredPost>();
  #made = 0;

  /** Puts a post in as it is; `likedBy` are the members among its likes. */
  add(post: Post, likedBy: readonly string[] = []): void {
    this.#posts.set(post.id, {
      post,
      likedBy: new Set(likedBy),
      otherLikes: Math.max(0, post.likes_count - likedBy.length),
      comments: [],
    });
  }

  /** Puts a comment in as it is. */
  addComment(postId: string, comment: Comment): void {
    this.#get(postId).comments.push(comment);
  }

  /** Takes a post out, as if it had been deleted meanwhile. */
  remove(postId: string): void {
    this.#posts.delete(postId);
  }

  /** A post as a member sees it; its count of comments is that of the comments there are. */
  find(postId: string, viewerId: string): Post {
    const { post, likedBy, otherLikes, comments } = this.#get(postId);
    return {
      ...post,
      likes_count: otherLikes + likedBy.size,
      comments_count: comments.length,
      user_liked: likedBy.has(viewerId),
    };
  }

  /** A comment of any post. */
  findComment(commentId: string): Comment {
    for (const { comments } of this.#posts.values()) {
      const comment = comments.find(({ id }) => id === commentId);
      if (comment) return comment;
    }
    throw new Refusal(404, 'commentNotFound');
  }

  /** Newest first (FEED-062, FEED-180). */
  list(viewerId: string, asked: PageAsked): Page<Post> {
    const newestFirst = [...this.#posts.values()]
      .map(({ post }) => post)
      .sort((a, b) => inOrder(b, a));
    const page = pageOf(newestFirst, asked);
    return { ...page, items: page.items.map(({ id }) => this.find(id, viewerId)) };
  }

  /** Makes a post; the server finds its hashtags and mentions (FEED-045–049, FEED-059). */
  create(authorId: string, { content, files }: NewPost): Post {
    const post: Post = {
      id: this.#nextId('post'),
      user_id: authorId,
      user: null,
      content,
      post_type: 'text',
      attachments: files.map(({ id }) => id),
      hashtags: extractHashtags(content),
      mentions: extractMentions(content),
      likes_count: 0,
      comments_count: 0,
      user_liked: false,
      created_at: NOW,
      group_id: null,
      files,
    };
    this.add(post);
    return post;
  }

  /** Toggles a like, or sets it to `liked` (FEED-102–106). */
  like(postId: string, viewerId: string, liked?: boolean): { liked: boolean; likes_count: number } {
    const { likedBy, otherLikes } = this.#get(postId);
    const wanted = liked ?? !likedBy.has(viewerId);
    if (wanted) likedBy.add(viewerId);
    else likedBy.delete(viewerId);
    return { liked: wanted, likes_count: otherLikes + likedBy.size };
  }

  /** Oldest first; a page counts top-level comments and brings all their replies (FEED-111–115). */
  listComments(postId: string, asked: PageAsked): Page<Comment> {
    const comments = this.#get(postId).comments.toSorted(inOrder);
    const page = pageOf(
      comments.filter(({ parent_comment_id }) => !parent_comment_id),
      asked,
    );
    const threads = page.items.flatMap((top) => [
      top,
      ...comments.filter(({ parent_comment_id }) => parent_comment_id === top.id),
    ]);
    return { ...page, items: threads };
  }

  /** Adds a comment or reply; a reply to a reply goes under the same parent (FEED-138). */
  createComment(
    postId: string,
    authorId: string,
    { content, parent_comment_id }: NewComment,
  ): Comment {
    const { comments } = this.#get(postId);
    const parent = comments.find(({ id }) => id === parent_comment_id);
    if (parent_comment_id !== null && !parent)
      throw new Refusal(404, 'commentNotFound', { field: 'parent_comment_id' });
    const comment: Comment = {
      id: this.#nextId('comment'),
      user_id: authorId,
      user: null,
      content,
      parent_comment_id: parent ? (parent.parent_comment_id ?? parent.id) : null,
      created_at: NOW,
    };
    comments.push(comment);
    return comment;
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

function inOrder(a: { created_at: string; id: string }, b: { created_at: string; id: string }) {
  const apart = Date.parse(a.created_at) - Date.parse(b.created_at);
  return apart || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
