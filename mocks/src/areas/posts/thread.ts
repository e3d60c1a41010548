import type { Comment, Page } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { Likes } from '../../core/likes.ts';
import { inOrder, type PageAsked, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';

interface StoredComment {
  comment: Comment;
  likes: Likes;
}

/** Fields of a new comment. */
export interface NewComment {
  content: string;
  parent_comment_id: string | null;
}

/** The comments of one post. */
export class Thread {
  #comments: StoredComment[] = [];

  /** Adds a comment unchanged; `likedBy` are the members among its likes. */
  add(comment: Comment, likedBy: readonly string[] = []): void {
    this.#comments.push({ comment, likes: new Likes(comment.likes_count, likedBy) });
  }

  /** Number of comments; a deleted placeholder does not count. */
  get count(): number {
    return this.#comments.filter(({ comment }) => !comment.deleted_at).length;
  }

  /** Checks whether a member has a comment that is not deleted. */
  has(authorId: string): boolean {
    return this.by(authorId).length > 0;
  }

  /** Returns a member's comments that are not deleted. */
  by(authorId: string): Comment[] {
    return this.#comments
      .map(({ comment }) => comment)
      .filter(({ user_id, deleted_at }) => user_id === authorId && !deleted_at);
  }

  /** Authors of comments that are not deleted. */
  get authors(): string[] {
    return this.#comments
      .filter(({ comment }) => !comment.deleted_at)
      .map(({ comment }) => comment.user_id);
  }

  /** Finds a comment as a member sees it. */
  find(commentId: string, viewerId = ''): Comment | undefined {
    const stored = this.#comments.find(({ comment }) => comment.id === commentId);
    return stored && seenBy(viewerId, stored);
  }

  /**
   * Returns a page of top-level comments, oldest first, with all their replies (FEED-111–115), of
   * those that `isShown`.
   */
  page(asked: PageAsked, viewerId: string, isShown: (comment: Comment) => boolean): Page<Comment> {
    const comments = this.#comments
      .map((each) => seenBy(viewerId, each))
      .filter(isShown)
      .sort(inOrder);
    const page = pageOf(
      comments.filter(({ parent_comment_id }) => !parent_comment_id),
      asked,
      inOrder,
    );
    const threads = page.items.flatMap((top) => [
      top,
      ...comments.filter(({ parent_comment_id }) => parent_comment_id === top.id),
    ]);
    return { ...page, items: threads };
  }

  /** Adds a comment or reply; a reply to a reply goes under the same parent (FEED-138). */
  create(id: string, authorId: string, { content, parent_comment_id }: NewComment): void {
    const parent = this.find(parent_comment_id ?? '');
    if (parent_comment_id !== null && !parent) throw notFound({ field: 'parent_comment_id' });
    this.add({
      id,
      user_id: authorId,
      user: null,
      content,
      parent_comment_id: parent ? (parent.parent_comment_id ?? parent.id) : null,
      created_at: NOW,
      edited_at: null,
      deleted_at: null,
    });
  }

  /** Deletes a member's comments, with the replies to them. */
  removeBy(authorId: string): void {
    const own = new Set(
      this.#comments
        .filter(({ comment }) => comment.user_id === authorId)
        .map(({ comment }) => comment.id),
    );
    this.#comments = this.#comments.filter(
      ({ comment }) => !own.has(comment.id) && !own.has(comment.parent_comment_id ?? ''),
    );
  }

  /** Changes the text of a member's own comment. */
  update(commentId: string, memberId: string, content: string): void {
    const stored = this.#own(commentId, memberId);
    if (stored.comment.deleted_at) throw notFound();
    if (stored.comment.content === content) return;
    stored.comment = { ...stored.comment, content, edited_at: NOW };
  }

  /**
   * Deletes a member's own comment; one with replies stays without text. Returns the way back.
   */
  remove(commentId: string, memberId: string): () => void {
    const stored = this.#own(commentId, memberId);
    const { comment } = stored;
    if (comment.deleted_at) return () => undefined;
    const before = { ...stored };
    const parent = this.#comments.find((one) => one.comment.id === comment.parent_comment_id);
    const putBack = () => this.#putBack(before, parent);
    if (this.#hasReplies(commentId)) {
      stored.comment = { ...comment, content: '', user: null, deleted_at: NOW };
      stored.likes = new Likes();
      return putBack;
    }
    this.#drop(commentId);
    const parentId = comment.parent_comment_id ?? '';
    if (this.find(parentId)?.deleted_at && !this.#hasReplies(parentId)) this.#drop(parentId);
    return putBack;
  }

  /** Puts a removed comment back, under a placeholder that went with it. */
  #putBack(stored: StoredComment, parent: StoredComment | undefined): void {
    const isThere = parent && this.find(parent.comment.id) !== undefined;
    if (parent && !isThere) {
      if (!parent.comment.deleted_at) throw new Refusal(409, 'restorePlaceGone');
      this.#comments.push(parent);
    }
    this.#drop(stored.comment.id);
    this.#comments.push(stored);
  }

  /** Toggles a member's like of a comment, or sets it. */
  like(commentId: string, memberId: string, liked?: boolean) {
    const stored = this.#get(commentId);
    if (stored.comment.deleted_at) throw notFound();
    return stored.likes.set(memberId, liked);
  }

  #hasReplies(commentId: string): boolean {
    return this.#comments.some(({ comment }) => comment.parent_comment_id === commentId);
  }

  #drop(commentId: string): void {
    this.#comments = this.#comments.filter(({ comment }) => comment.id !== commentId);
  }

  #own(commentId: string, memberId: string): StoredComment {
    const stored = this.#get(commentId);
    if (stored.comment.user_id !== memberId) throw new Refusal(403, 'notAllowed');
    return stored;
  }

  #get(commentId: string): StoredComment {
    const stored = this.#comments.find(({ comment }) => comment.id === commentId);
    if (!stored) throw notFound();
    return stored;
  }
}

const seenBy = (viewerId: string, { comment, likes }: StoredComment): Comment => ({
  ...comment,
  ...likes.seenBy(viewerId),
});

const notFound = (parts?: { field: string }) => new Refusal(404, 'commentNotFound', parts);
