import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

/** Languages a refusal can be worded in. */
export type Locale = 'en' | 'id';
/** A refusal's wording by name. */
export type RefusalText = keyof typeof en;

const texts: Record<Locale, Record<RefusalText, string>> = { en, id };

/** The community's no to a call: an HTTP status, its wording, and the field it is about. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: RefusalText;
  readonly field: string | undefined;

  constructor(status: number, text: RefusalText, field?: string) {
    super(en[text]);
    this.status = status;
    this.text = text;
    this.field = field;
  }

  /** The wording as the failure body's `detail` carries it. */
  detail(locale: Locale): string {
    return texts[locale][this.text];
  }
}

/** The language a request asks for: the first one we speak of its Accept-Language, else English. */
export function localeOf(request: Request): Locale {
  const asked = request.headers.get('accept-language') ?? '';
  const spoken = asked
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'en' || language === 'id');
  return spoken === 'id' ? 'id' : 'en';
}
