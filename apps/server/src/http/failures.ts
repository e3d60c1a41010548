import type { Locale } from '@saudagar/contract';
import {
  describeInvalid,
  InvalidFields,
  languageOf,
  Refusal,
  type RefusalKey,
  refusalFields,
  refusalText,
} from '@saudagar/contract/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { core } from 'zod/mini';
import { isDiskFull } from '../database/diskRoom.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { isOpenedPage } from './pagePaths.ts';
import { CutUpload } from './upload.ts';

/** Errors of the framework itself, by status. */
const FRAMEWORK_DETAILS: Record<number, RefusalKey> = {
  404: 'notFound',
  413: 'bodyTooLarge',
  415: 'wrongBodyType',
  503: 'closing',
};

/** Retry-After in seconds for an unreachable database and a full disk. */
const AWAY = 5;
const FULL = 60;

/** Answers every error with `{ detail, field?, code? }` in the caller's language. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    if (error instanceof CutUpload) {
      // The rest of the body is not read: the connection ends with this answer.
      reply.header('connection', 'close');
      return refuse(reply, language, error.refusal);
    }
    if (error instanceof Refusal) return refuse(reply, language, error);
    if (error instanceof InvalidFields)
      return answer(reply, language, 422, describeInvalid(error, language));
    if (hasZodFastifySchemaValidationErrors(error)) {
      // A path with an invalid id is an unknown path.
      if (error.validationContext === 'params')
        return refuse(reply, language, new Refusal(404, 'notFound'));
      const invalid = new InvalidFields(issuesOf(error), inputOf(error, request));
      return answer(reply, language, 422, describeInvalid(invalid, language));
    }
    if (isUnreachable(error)) {
      request.log.error({ reason: error.message }, 'the database does not answer');
      return refuse(reply, language, new Refusal(503, 'databaseAway', { retryAfter: AWAY }));
    }
    if (isDiskFull(error)) {
      request.log.error({ reason: error.message }, 'the disk is full');
      return refuse(reply, language, new Refusal(503, 'diskFull', { retryAfter: FULL }));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500 && status !== 503) {
      request.log.error({ err: error }, 'request failed');
      return refuse(reply, language, new Refusal(500, 'serverFault'));
    }
    return refuse(reply, language, new Refusal(status, FRAMEWORK_DETAILS[status] ?? 'unreadable'));
  });
}

/** Answers an address that the router could not parse, or that is too long. */
export function answerUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // Hooks do not run without a route.
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  // The app redirects unknown pages to the start; it cannot parse such an address either.
  if (isOpenedPage(request)) {
    reply.redirect('/');
    return;
  }
  const language = languageOf(request.headers['accept-language']);
  const isBroken = error.code === 'FST_ERR_BAD_URL';
  refuse(reply, language, isBroken ? new Refusal(400, 'unreadable') : new Refusal(404, 'notFound'));
}

/** Answers an unknown path. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  return refuse(reply, language, new Refusal(404, 'notFound'));
}

function refuse(reply: FastifyReply, language: Locale, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return answer(reply, language, refusal.status, {
    detail: refusalText(language, refusal.detail),
    ...refusalFields(refusal),
  });
}

function answer(reply: FastifyReply, language: Locale, status: number, body: object) {
  return reply
    .code(status)
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
    })
    .serializer(JSON.stringify)
    .send(body);
}

interface ValidationFailure {
  validation: { keyword: string; instancePath: string; message?: string; params: object }[];
  validationContext?: string;
}

/** Extracts zod's issues, which the framework wraps in another shape. */
function issuesOf(error: ValidationFailure): core.$ZodIssue[] {
  return error.validation.map(
    ({ keyword, instancePath, message, params }) =>
      ({
        ...params,
        code: keyword,
        message: message ?? '',
        path: instancePath.split('/').filter((part) => part !== ''),
      }) as unknown as core.$ZodIssue,
  );
}

function inputOf(error: ValidationFailure, request: FastifyRequest): unknown {
  return error.validationContext === 'body' ? request.body : request.query;
}
