import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

/** Languages a refusal can be worded in. */
export type Locale = 'en' | 'id';
/** A refusal's wording by name. */
export type RefusalText = Exclude<keyof typeof en, 'labels'>;

const texts = { en, id } as const;

interface RefusalParts {
  /** The wire field the refusal is about. */
  field?: string;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

/** The community's no to a call: an HTTP status, its wording, and the field it is about. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: RefusalText;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, text: RefusalText, parts: RefusalParts = {}) {
    super(`${status} ${text}`);
    this.status = status;
    this.text = text;
    this.field = parts.field;
    this.retryAfter = parts.retryAfter;
  }

  /** The wording as the failure body's `detail` carries it. */
  detail(locale: Locale): string {
    return wording(locale, this.text);
  }
}

/** One of the texts in a language, its `{name}` places filled. */
export function wording(
  locale: Locale,
  text: RefusalText,
  values: Record<string, string | number> = {},
): string {
  return texts[locale][text].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What people call a field of the wire. */
export function fieldLabel(locale: Locale, field: string): string {
  const labels: Record<string, string> = texts[locale].labels;
  return labels[field] ?? field;
}

/** The language a request asks for: of ours the one it prefers most, else English. */
export function localeOf(request: Request): Locale {
  const ranges = (request.headers.get('accept-language') ?? '').split(',').map((range) => {
    const [tag = '', weight] = range
      .trim()
      .toLowerCase()
      .split(/;\s*q=/);
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) };
  });
  const preferred = ranges
    .filter(({ language }) => language === 'en' || language === 'id')
    .reduce((best, range) => (range.weight > best.weight ? range : best), {
      language: 'en',
      weight: 0,
    });
  return preferred.language === 'id' ? 'id' : 'en';
}
