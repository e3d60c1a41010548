import { createPostList } from '@saudagar/server/postList';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

/** The query with which the server reads the first page of the feed, as its text and values. */
export async function feedQuery(memberId: string): Promise<{ text: string; values: unknown[] }> {
  const seen: { text: string; values: unknown[] }[] = [];
  const db: Parameters<typeof createPostList>[0] = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      seen.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  await createPostList(db, () => new Date())(memberId, { limit: 20 });
  const [query] = seen;
  if (!query) throw new Error('the feed asked the database nothing');
  return query;
}
