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
  it('the OpenAPI document is valid 3.1 and its references resolve', async () => {
    const validator = new Validator();
    // The validator modifies its input.
    const result = await validator.validate(structuredClone({ ...document }));
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('the OpenAPI document has the configured title, version and address', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Saudagar Hub', version: '1.2.3' },
    });
    expect(document).not.toHaveProperty('servers');
    const named = openApiDocument({ title: 'A', version: '1', serverUrl: 'https://hub.example' });
    expect(named.servers).toEqual([{ url: 'https://hub.example' }]);
  });

  it('the OpenAPI document lists the sockets with their access', () => {
    expect(document['x-sockets']).toEqual(sockets);
  });

  it('the OpenAPI document survives serialization to JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'the OpenAPI document describes %s',
    (name, endpoint) => {
      const described = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(described).toMatchObject({ operationId: name, summary: endpoint.summary });
      expect(Object.keys(described?.responses ?? {})).toEqual(
        expect.arrayContaining([endpoint.status, ...documentedRefusals(endpoint)].map(String)),
      );
      expect(described?.['x-access']).toBe(endpoint.access);
      expect(described?.description).toBe(ACCESS[endpoint.access].description);
      expect(described?.security.some((way) => 'token' in way)).toBe(
        endpoint.access !== 'anyone' || endpoint.optionalAuth,
      );
    },
  );
});

describe('an OpenAPI operation', () => {
  it('an operation documents its path and query parameters', () => {
    expect(operation('listComments').parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } },
      { name: 'cursor', in: 'query', required: false, schema: { type: 'string' } },
    ]);
  });

  it('a paged operation documents the header of the next page', () => {
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

  it('an upload operation documents its file as a form part', () => {
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

  it('an operation documents an optional body', () => {
    expect(operation('likePost').requestBody).toMatchObject({ required: false });
    expect(operation('createPost').requestBody).toMatchObject({ required: true });
  });

  it('an operation does not require fields with defaults', () => {
    const { content } = operation('createPost').requestBody as {
      content: { 'application/json': { schema: object } };
    };
    expect(content['application/json'].schema).toMatchObject({
      required: ['content', 'post_type'],
    });
  });

  it('a file operation accepts a token or a signed address', () => {
    const { security, responses } = operation('getFile');
    expect(security).toEqual([{ token: [] }, { signature: [] }]);
    expect(responses['200']).toMatchObject({
      content: { '*/*': { schema: { format: 'binary' } } },
    });
  });

  it('an operation without a reply documents 204', () => {
    expect(operation('logout').responses['204']).toEqual({ description: 'Done' });
  });

  it('every error response has the same schema', () => {
    const { schemas, responses } = document.components;
    expect(schemas.Failure).toMatchObject({ required: ['detail'] });
    for (const response of Object.values(responses)) {
      expect(response).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      });
    }
  });
});

describe('an OpenAPI schema', () => {
  it('a reply schema names formats and allows further fields', () => {
    const { Post } = document.components.schemas;
    expect(Post).toMatchObject({
      properties: { created_at: { type: 'string', format: 'date-time' } },
    });
    expect(Post).not.toHaveProperty('additionalProperties');
    expect(JSON.stringify(Post)).not.toContain('pattern":"^(?:(?:');
  });
});
