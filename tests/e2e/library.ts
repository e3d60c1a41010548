import type { ResourceBody } from '@saudagar/contract';
import { askerOf } from './talkers.ts';

/** The administrator who fills the library. */
export const LIBRARIAN = {
  email: 'rina.putri@example.com',
  name: 'Rina Putri',
  password: 'kain-tenun-88',
};

/** Default fields of a resource. */
export const SAMPLE_RESOURCE: ResourceBody = {
  title: 'Cara ekspor kopi',
  description: 'Dari kebun sampai pelabuhan',
  resource_type: 'article',
  category: 'Business Management',
  author_name: 'Ratna Dewi',
  author_organization: 'Koperasi Gayo',
  body: 'Siapkan sampel dua kilogram.',
};

/** Publishes a resource on a server with the librarian; returns its id. */
export async function publish(address: string, parts: Partial<ResourceBody>): Promise<string> {
  const ask = await askerOf(address, LIBRARIAN);
  const body = { ...SAMPLE_RESOURCE, ...parts };
  return (await ask<{ id: string }>('POST', '/api/admin/resources', body)).id;
}
