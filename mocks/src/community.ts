import type { Comment, Post, User } from '@saudagar/contract';
import { Accounts } from './accounts.ts';
import { Files } from './files.ts';
import { Posts } from './posts.ts';
import { Refusal } from './refusal.ts';
import { signedAddress } from './signatures.ts';

/** Content a member flags for moderators. */
interface Flagged {
  content_type: 'post' | 'comment';
  content_id: string;
}

/**
 * The reference behaviour in memory: what the server does, without network, database or clock.
 * Its parts take records as they are (`add…`) and act as the product's rules say.
 */
export class Community {
  readonly accounts = new Accounts();
  readonly files = new Files();
  readonly posts = new Posts();
  #flags = new Map<string, string>();
  #written = new Map<string, unknown>();

  /** Makes a post of a member's own uploads (FEED-045–049). */
  createPost(
    author: User,
    draft: { content: string; attachments: readonly string[]; client_id?: string | undefined },
  ): Post {
    const post = this.#once(`post ${author.id}`, draft.client_id, () => {
      const files = this.files.ownedBy(author.id, [...new Set(draft.attachments)]);
      return this.posts.create(author.id, { content: draft.content, files });
    });
    return this.withAuthor(this.posts.find(post.id, author.id));
  }

  /** Adds a comment or reply (FEED-122–124). */
  createComment(
    author: User,
    postId: string,
    draft: { content: string; parent_comment_id: string | null; client_id?: string | undefined },
  ): Comment {
    const comment = this.#once(`comment ${author.id}`, draft.client_id, () =>
      this.posts.createComment(postId, author.id, draft),
    );
    return this.withAuthor(comment);
  }

  /** Notes a flag; a member flags the same content once (FEED-162–170). */
  flag(member: User, { content_type, content_id }: Flagged): { id: string } {
    if (content_type === 'post') this.posts.find(content_id, member.id);
    else this.posts.findComment(content_id);
    const key = `${member.id} ${content_type} ${content_id}`;
    if (this.#flags.has(key)) throw new Refusal(400, 'alreadyFlagged');
    const id = `flag-${this.#flags.size + 1}`;
    this.#flags.set(key, id);
    return { id };
  }

  /** Replaces a member's photo and gives its address (ACCT-116–118). */
  async setPhoto(user: User, file: File): Promise<string> {
    const version = await this.files.keepPhoto(user.id, file);
    const address = (size: string) =>
      signedAddress(`/api/users/profile/photo/${user.id}/${size}`, version);
    const photo = { small: address('small'), medium: address('medium'), large: address('large') };
    this.accounts.update(user.id, { profile_image: photo.large, photo });
    return photo.large;
  }

  /** Removes a member's photo; there may be none (ACCT-126). */
  removePhoto(user: User): void {
    this.files.dropPhoto(user.id);
    this.accounts.update(user.id, { profile_image: null, photo: null });
  }

  /** A post or comment with its author as they are now; one put in with a stranger keeps them. */
  withAuthor<T extends Post | Comment>(written: T): T {
    return { ...written, user: this.accounts.member(written.user_id) ?? written.user };
  }

  /** Writes once for a `client_id` in its scope; a repetition gets what the first one made. */
  #once<T>(scope: string, clientId: string | undefined, write: () => T): T {
    const key = clientId && `${scope} ${clientId}`;
    if (key && this.#written.has(key)) return this.#written.get(key) as T;
    const result = write();
    if (key) this.#written.set(key, result);
    return result;
  }
}
