export async function seedTenders(): Promise<void> {}
