import { z } from 'zod/mini';
import { normalizeAddress, normalizeLine, normalizeTyped } from '../text/normalize.ts';

/** Identifier of a record: opaque to clients, a UUIDv7 on the reference server. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));

/** Moment in ISO 8601 with its offset. */
export const Timestamp = z.iso.datetime({ offset: true });

/** Key made by the client for a write; repeating the write with it changes nothing. */
export const ClientId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/));

/** Paging of a list: at most 100 an answer, 20 unless told; `cursor` as the last answer gave it. */
export const PageQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
});

/** Items a page holds unless the caller says otherwise (FEED-196). */
export const DEFAULT_PAGE_SIZE = 20;

/** Header in which a paged list names the cursor of the next page; empty on the last page. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';

/** Path parameter `{id}`. */
export const IdParams = z.object({ id: Id });

/** A whole number within limits, which an amount is as well: in whole units of its currency. */
export const WholeNumber = ({ least, most }: { least: number; most: number }) =>
  z.number().check(z.int(), z.gte(least), z.lte(most));

/** What a member writes: not blank, at most `most` characters. */
export const Text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** One line of at most `most` characters. */
export const Line = (most: number) =>
  z.string().check(z.overwrite(normalizeLine), z.maxLength(most));

/** Text with a format of its own: read as if an ordinary keyboard had typed it. */
export const Typed = z.string().check(z.overwrite(normalizeTyped));

/** A telephone number, or an empty text. */
export const Phone = Typed.check(z.maxLength(30), z.regex(/^$|^\+?[0-9 ()./-]{5,30}$/));

/** An address of the web. */
export const WebAddress = z
  .string()
  .check(z.overwrite(normalizeAddress), z.url({ protocol: /^https?$/ }), z.maxLength(2048));

/** A time zone by its IANA name, in which an export writes its times. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone));

/** The code that a link carries. */
export const LinkCode = Typed.check(z.minLength(20), z.maxLength(64), z.regex(/^[\w-]+$/));

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}
