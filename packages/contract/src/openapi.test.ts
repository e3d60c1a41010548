import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it, test } from 'vitest';
import { endpoints, sockets } from './areas.ts';
import { ACCESS, documentedRefusals, NEXT_CURSOR_HEADER } from './index.ts';
import { type Operation, openApiDocument } from './openapi.ts';

const document = openApiDocument({ title: 'Saudagar Hub', version: '1.2.3' });

function operation(name: string): Operation {
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  return all.find(({ operationId }) => operationId === name) ?? expect.unreachable(name);
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 and every reference leads somewhere', async () => {
    const validator = new Validator();
    // The validator takes its input over.
    const result = await validator.validate(structuredClone({ ...document }));
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('has the title, version and address it is given', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Saudagar Hub', version: '1.2.3' },
    });
    expect(document).not.toHaveProperty('servers');
    const named = openApiDocument({ title: 'A', version: '1', serverUrl: 'https://hub.example' });
    expect(named.servers).toEqual([{ url: 'https://hub.example' }]);
  });

  it('names the sockets, and who may open them', () => {
    expect(document['x-sockets']).toEqual(sockets);
  });

  it('survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'describes %s',
    (name, endpoint) => {
      const described = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(described).toMatchObject({ operationId: name, summary: endpoint.summary });
      expect(Object.keys(described?.responses ?? {})).toEqual(
        expect.arrayContaining([endpoint.status, ...documentedRefusals(endpoint)].map(String)),
      );
      expect(described?.['x-access']).toBe(endpoint.access);
      expect(described?.description).toBe(ACCESS[endpoint.access].says);
      expect(described?.security.some((way) => 'token' in way)).toBe(
        endpoint.access !== 'anyone' || endpoint.optionalAuth,
      );
    },
  );
});

describe('an operation', () => {
  it('takes path and query parameters', () => {
    expect(operation('listComments').parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } },
      { name: 'cursor', in: 'query', required: false, schema: { type: 'string' } },
    ]);
  });

  it('names the header of the next page where it is paged', () => {
    expect(operation('listPosts').responses['200']).toMatchObject({
      headers: { [NEXT_CURSOR_HEADER]: { schema: { type: 'string' } } },
      content: {
        'application/json': {
          schema: { type: 'array', items: { $ref: '#/components/schemas/Post' } },
        },
      },
    });
    expect(operation('getMe').responses['200']).not.toHaveProperty('headers');
  });

  it('takes a file as a part of a form', () => {
    expect(operation('uploadFile').requestBody).toMatchObject({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            properties: {
              category: {
                enum: ['posts', 'images', 'documents', 'resources', 'events', 'tenders'],
              },
              file: { format: 'binary' },
            },
            required: ['category', 'file'],
          },
        },
      },
    });
  });

  it('may have a body that can be left out', () => {
    expect(operation('likePost').requestBody).toMatchObject({ required: false });
    expect(operation('createPost').requestBody).toMatchObject({ required: true });
  });

  it('does not ask for what has a default', () => {
    const { content } = operation('createPost').requestBody as {
      content: { 'application/json': { schema: object } };
    };
    expect(content['application/json'].schema).toMatchObject({
      required: ['content', 'post_type'],
    });
  });

  it('answers a file, opened by a token or by a signed address', () => {
    const { security, responses } = operation('getFile');
    expect(security).toEqual([{ token: [] }, { signature: [] }]);
    expect(responses['200']).toMatchObject({
      content: { '*/*': { schema: { format: 'binary' } } },
    });
  });

  it('answers nothing where there is nothing to answer', () => {
    expect(operation('logout').responses['204']).toEqual({ description: 'Done' });
  });

  it('words every refusal in the one form', () => {
    const { schemas, responses } = document.components;
    expect(schemas.Failure).toMatchObject({ required: ['detail'] });
    for (const response of Object.values(responses)) {
      expect(response).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      });
    }
  });
});

describe('a schema', () => {
  it('tells a format by its name and lets a reply carry more', () => {
    const { Post } = document.components.schemas;
    expect(Post).toMatchObject({
      properties: { created_at: { type: 'string', format: 'date-time' } },
    });
    expect(Post).not.toHaveProperty('additionalProperties');
    expect(JSON.stringify(Post)).not.toContain('pattern":"^(?:(?:');
  });
});
