import { endpoints } from '@saudagar/contract/server';
import { describe, expect, test } from 'vitest';
import { type HostileHarness, named } from '../hostileHarness.ts';
import { edgesOf, fieldsOf, pathOf, sampleOf } from '../samples.ts';

/** Sends every endpoint with a file malformed forms, and files with false names and types. */
export function formsSuite({ send, pathParams, realFields, storesNothing }: HostileHarness): void {
  const withFiles = endpoints.filter(({ encoding }) => encoding === 'multipart');

  describe.each(named(withFiles))('%s', (_, endpoint) => {
    const CRLF = '\r\n';
    const fields = fieldsOf(endpoint.body);
    const part = (head: string, content: string) =>
      `--b${CRLF}Content-Disposition: form-data; ${head}${CRLF}${CRLF}${content}${CRLF}`;
    const givenFields = (given: Record<string, unknown>) =>
      Object.entries(given)
        .map(([name, value]) => part(`name="${name}"`, String(value)))
        .join('');
    const sendForm = (form: string, type = 'multipart/form-data; boundary=b') =>
      send(endpoint, pathOf(endpoint, pathParams(endpoint)), {
        headers: { 'content-type': type },
        body: new Uint8Array(Buffer.from(form)),
      });
    const sample = () => givenFields({ ...sampleOf(fields), ...realFields(endpoint) });
    const file = part('name="file"; filename="a.txt"', 'Kopi');

    test('the endpoint refuses malformed forms', async () => {
      await storesNothing(async () => {
        const statuses: [form: string, type: string | undefined, expected: number[]][] = [
          ['', undefined, [400, 422]],
          ['--b--', undefined, [400, 422]],
          [file, undefined, [400]],
          [`${sample()}${file}`.slice(0, -9), undefined, [400]],
          [`${sample()}${file}--b--`, 'multipart/form-data', [400, 415]],
          [
            `${sample()}${file}--b--`,
            `multipart/form-data; boundary=${'b'.repeat(5000)}`,
            [400, 422],
          ],
          [`${sample()}${file}--b--`, 'multipart/mixed; boundary=b', [415]],
          ['{"category":"posts"}', 'application/json', [415]],
          [`${part('name="x"', 'y').repeat(2000)}--b--`, undefined, [413]],
          [`${sample()}${part('name="file"', 'no file')}--b--`, undefined, [422]],
          [`${sample()}${part('name="__proto__"', 'x')}--b--`, undefined, [400, 422]],
          [`${sample()}${file}${file}--b--`, undefined, [413, 415]],
        ];
        for (const [form, type, expected] of statuses) {
          const { status, seen } = await sendForm(form, type);
          expect(expected, seen).toContain(status);
        }
      });
    });

    test('the endpoint refuses file names that hide their extension', async () => {
      const program = 'MZ\x90\0\x03\0\0\0';
      await storesNothing(async () => {
        for (const name of [
          'invoice.pdf.exe',
          'photo.png',
          'photo.jpg\u202egnp.exe',
          'a.txt\0.png',
          '../../../etc/cron.d/a.png',
          `${'x'.repeat(5000)}.png`,
          '.png',
          'CON.pdf',
          'a.svg',
          'a.html',
        ]) {
          const form = `${sample()}${part(`name="file"; filename="${name}"`, program)}--b--`;
          const { status, seen } = await sendForm(form);
          expect([400, 413, 415, 422], seen).toContain(status);
        }
      });
    });

    for (const field of fields)
      test(`the field ${field.name} is refused twice or outside its limits`, async () => {
        await storesNothing(async () => {
          for (const value of [...edgesOf(field).outside, 'a b', 'a\0b', '\u202e']) {
            const form = givenFields({ ...sampleOf(fields), [field.name]: value });
            const { status, seen } = await sendForm(`${form}${file}--b--`);
            // An id in one field may be unknown, while the other is right.
            expect([404, 413, 415, 422], seen).toContain(status);
          }
        });
      });
  });
}
