import type { DailySummary, DevicePush, Locale } from '@saudagar/contract';
import { isPushService, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';

/** Subscribed devices by session token, and members with a daily mail. */
export class OutsideNotifications {
  #community: Community;
  #devices = new Map<string, { endpoint: string; language: Locale }>();
  #daily = new Set<string>();
  /** Public key to subscribe with; null when pushes are off. */
  publicKey: string | null =
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

  constructor(community: Community) {
    this.#community = community;
  }

  device(token = ''): DevicePush {
    const device = this.#devices.get(token);
    return {
      public_key: this.publicKey,
      subscribed: device !== undefined,
      language: device?.language ?? null,
    };
  }

  subscribe(token = '', endpoint: string, language: Locale): DevicePush {
    if (this.publicKey === null) throw new Refusal(422, 'noPush');
    if (!isPushService(endpoint))
      throw new Refusal(422, 'unknownPushService', { field: 'endpoint' });
    for (const [other, device] of this.#devices)
      if (device.endpoint === endpoint) this.#devices.delete(other);
    this.#devices.set(token, { endpoint, language });
    return this.device(token);
  }

  unsubscribe(token = ''): DevicePush {
    this.#devices.delete(token);
    return this.device(token);
  }

  summary(viewerId: string): DailySummary {
    return { offered: this.#community.mails.isOpen, daily: this.#daily.has(viewerId) };
  }

  setSummary(viewerId: string, daily: boolean): DailySummary {
    if (!this.#community.mails.isOpen) throw new Refusal(422, 'noDailySummary');
    if (daily) this.#daily.add(viewerId);
    else this.#daily.delete(viewerId);
    return this.summary(viewerId);
  }
}
