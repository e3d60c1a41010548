import type { Database } from '../../database/schema.ts';

export async function seedGroups(_: Database): Promise<void> {}
