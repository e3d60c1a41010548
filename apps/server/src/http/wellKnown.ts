import type { FastifyInstance } from 'fastify';

/** Days after which a reader of `security.txt` asks for it again; less than a year (RFC 9116). */
const VALID_DAYS = 180;
const DAY = 86_400_000;

/**
 * Serves what programs look for below `/.well-known`: the page where a password is changed, and
 * `security.txt` where the operator named a contact.
 */
export function serveWellKnown(app: FastifyInstance, securityContact: string | undefined): void {
  app.get('/.well-known/change-password', (_, reply) => reply.redirect('/settings', 302));
  if (securityContact === undefined) return;
  app.get('/.well-known/security.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${new Date(Date.now() + VALID_DAYS * DAY).toISOString()}`,
          'Preferred-Languages: id, en',
          '',
        ].join('\n'),
      ),
  );
}
