import {
  acceptConnection,
  createPost,
  getNetworkAnalytics,
  getNetworkHealth,
  requestConnection,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';

/** Figures and health of a network (NET-105–135). */
export function insightsSuite(harness: Harness): void {
  const connect = async (one: Person, other: Person) => {
    const { connection_id: id = '' } = await one.client.call(requestConnection, {
      params: { id: other.user.id },
    });
    await other.client.call(acceptConnection, { params: { id } });
  };
  const healthOf = async ({ client }: Person) => (await client.call(getNetworkHealth)).health_score;

  describe('network analytics', () => {
    it('count industries and regions of connections, and who knows the most of them', async () => {
      const me = await harness.signUp();
      const [a, b, c] = [
        await harness.signUp({ industry_tags: ['wood', 'home'], location: 'Jepara, Jawa Tengah' }),
        await harness.signUp({ industry_tags: ['wood'], location: 'Kudus, Jawa Tengah' }),
        await harness.signUp({ industry_tags: ['food'], company_name: 'Dapur Ibu' }),
      ];
      for (const one of [a, b, c]) await connect(me, one);
      await connect(a, b);
      await connect(b, c);
      const figures = await me.client.call(getNetworkAnalytics);
      expect(figures).toMatchObject({
        total_connections: 3,
        connections_by_industry: [
          { name: 'wood', count: 2 },
          { name: 'food', count: 1 },
          { name: 'home', count: 1 },
        ],
        connections_by_location: [{ name: 'Jawa Tengah', count: 2 }],
      });
      expect(figures.top_connectors[0]).toEqual({
        user_id: b.user.id,
        full_name: b.user.full_name,
        company_name: null,
        mutual_count: 2,
      });
      expect(figures.top_connectors.map(({ mutual_count }) => mutual_count)).toEqual([2, 1, 1]);
    });

    it('are empty for who knows nobody', async () => {
      expect(await (await harness.signUp()).client.call(getNetworkAnalytics)).toEqual({
        total_connections: 0,
        connections_by_industry: [],
        connections_by_location: [],
        top_connectors: [],
      });
    });
  });

  describe('network health', () => {
    it('adds four parts of twenty-five points and says what to do about the lowest', async () => {
      const me = await harness.signUp({
        company_name: 'Toko Uji',
        location: 'Kota Uji',
        industry_tags: ['wood'],
      });
      const [a, b] = [
        await harness.signUp({ industry_tags: ['food', 'spices'] }),
        await harness.signUp({ industry_tags: ['food'] }),
      ];
      await connect(me, a);
      await connect(me, b);
      await me.client.call(createPost, { body: { content: 'Halo', post_type: 'text' } });
      const health = await healthOf(me);
      expect(health.components).toEqual({
        size: { score: 1, max: 25, percentage: 4 },
        diversity: { score: 10, max: 25, percentage: 40 },
        activity: { score: 5, max: 25, percentage: 20 },
        growth: { score: 10, max: 25, percentage: 40 },
      });
      expect(health.overall_score).toBe(26);
      expect(health.health_level).toMatchObject({ level: 'Starting', color: 'red' });
      expect(health.tips.map(({ action }) => action)).toEqual(['find_people', 'post', 'invite']);
    });

    it('speaks the language of the caller', async () => {
      const { token } = await harness.signUp();
      const { health_score } = await harness.client(token, 'id').call(getNetworkHealth);
      expect(health_score.health_level.level).toBe('Baru mulai');
    });
  });
}
