import type { User } from '@saudagar/contract';
import { InvalidFields, Refusal } from '@saudagar/contract/server';
import { z } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { Once } from '../../core/once.ts';

/** Content a member flags for moderators. */
interface Flagged {
  content_type: string;
  content_id: string;
  client_id?: string | undefined;
}

/** Flags; a member flags the same content once (FEED-162–170). */
export class Flags {
  #community: Community;
  #flagged = new Set<string>();
  #once = new Once();

  constructor(community: Community) {
    this.#community = community;
  }

  add(member: User, flagged: Flagged): { id: string } {
    this.#requireType(flagged);
    const { content_type, content_id, client_id } = flagged;
    const id = this.#once.do(member.id, client_id, () => {
      for (const { flaggable } of this.#community.areas)
        if (flaggable !== 'none') flaggable[content_type]?.(this.#community, content_id, member);
      const key = `${member.id} ${content_type} ${content_id}`;
      if (this.#flagged.has(key)) throw new Refusal(400, 'alreadyFlagged');
      this.#flagged.add(key);
      return `flag-${this.#flagged.size}`;
    });
    return { id };
  }

  /** @throws InvalidFields where no area lets members flag that type */
  #requireType(flagged: Flagged): void {
    const types = this.#community.areas.flatMap(({ flaggable }) =>
      flaggable === 'none' ? [] : Object.keys(flaggable),
    );
    const { error } = z.object({ content_type: z.enum(types) }).safeParse(flagged);
    if (error) throw new InvalidFields(error.issues, flagged);
  }
}
