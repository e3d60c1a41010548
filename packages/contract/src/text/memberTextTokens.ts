/** A mark that surrounds text. */
export type Mark = 'bold' | 'italic' | 'underline';

/** A token of member text; the tokens' texts concatenate to the source. */
export type Token = { text: string; closedBy?: number } & (
  | { type: 'text' | 'linkStart' | 'hashtag' | 'mention' }
  | { type: 'address'; url: string }
  | { type: 'mark'; mark: Mark }
  | { type: 'linkEnd'; url: string }
);

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;
const LETTER = /\p{L}/u;
const WORD_CHARACTER = new RegExp(WORD, 'u');
const PIECE = new RegExp(
  [
    String.raw`\*+`,
    '_{2,}',
    String.raw`\[`,
    // A link's end: an address without spaces, square brackets or unpaired round ones.
    String.raw`\]\([^\s()[\]]*(?:\([^\s()[\]]*\)[^\s()[\]]*)*\)`,
    'https?://',
    String.raw`www\.`,
    String.raw`wa\.me/`,
    // A mail address; it begins and ends with its word, so that each word is read once.
    String.raw`(?<![\p{L}\p{M}\p{N}_.+@-])[a-z0-9][a-z0-9._+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\p{L}\p{M}\p{N}_@-])`,
    // A telephone number, perhaps in groups.
    String.raw`(?<![\p{L}\p{M}\p{N}_+]|\d[ .-])(?:\+\d{1,3}|08\d{1,3}|628\d{1,3})(?:[ .-]?\d{2,5}){2,4}(?![\p{L}\p{M}_]|[ .-]?\d)`,
    // A username may contain dots, but not end with one.
    String.raw`#${WORD}+|@${WORD}+(?:\.${WORD}+)*`,
    // End of a paragraph, which no mark crosses.
    String.raw`\n\s*\n`,
  ].join('|'),
  'giu',
);

/** The rest of a bare address, up to its longest extent. */
const ADDRESS = /(?:[^\s<>"\]]|\](?!\())*/y;

/** Maximum length of a link's address. */
const ADDRESS_MAX_LENGTH = 2048;
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** Splits a text into tokens in one pass; an opener knows the position of its closer. */
export function scanMemberText(text: string): Token[] {
  const scan = new Scan(text);
  return scan.run();
}

class Scan {
  readonly #text: string;
  readonly #tokens: Token[] = [];
  /**
   * Position of each kind's open mark: at most one of each, so that closing takes constant time.
   */
  readonly #open = new Map<Mark | 'link', number>();
  #done = 0;
  #markEnd = -1;

  constructor(text: string) {
    this.#text = text;
  }

  run(): Token[] {
    const piece = new RegExp(PIECE);
    for (let match = piece.exec(this.#text); match; match = piece.exec(this.#text)) {
      this.#read(match[0], match.index);
      // The rest of a token taken in part, or not at all, is scanned again.
      piece.lastIndex = Math.max(this.#done, match.index + 1);
    }
    this.#textUntil(this.#text.length);
    return this.#tokens;
  }

  #read(piece: string, offset: number): void {
    const first = piece[0];
    if (first === '*' || first === '_') this.#readMarks(piece, offset);
    else if (first === '[') this.#openAt('link', { type: 'linkStart', text: piece }, offset);
    else if (first === ']') this.#endLink(piece, offset);
    else if (first === '#' || first === '@') this.#readWord(piece, offset);
    else if (first === '\n') this.#endParagraph(piece, offset);
    else if (/^(?:http|www|wa\.)/i.test(piece)) this.#readAddress(offset);
    else if (piece.includes('@')) this.#push(addressToken(piece, `mailto:${piece}`), offset);
    else this.#readPhone(piece, offset);
  }

  #readMarks(run: string, offset: number): void {
    const end = offset + run.length;
    const before = characterBefore(this.#text, offset);
    const after = characterAt(this.#text, end);
    // `*` and `__` do not work inside a word: 5*10*20 and snake__case__name stay as typed.
    const anywhere = run.length >= 2 && run[0] === '*';
    // Beside another mark's sign they do: `__*x*__` is both.
    const inWord = { before: isWord(before) && offset !== this.#markEnd, after: isWord(after) };
    if (this.#text.startsWith('__', end)) inWord.after = false;
    const opens = isVisible(after) && (anywhere || !inWord.before);
    const closes = isVisible(before) && (anywhere || !inWord.after);
    let position = offset;
    for (const mark of marksOf(run, this.#open)) {
      const width = mark === 'italic' ? 1 : 2;
      const token: Token = { type: 'mark', mark, text: run.slice(0, width) };
      if (closes && this.#open.has(mark)) this.#close(mark, token, position);
      else if (opens) this.#openAt(mark, token, position);
      else this.#textUntil(position + width);
      position += width;
    }
    this.#textUntil(end);
    this.#markEnd = end;
  }

  #readWord(piece: string, offset: number): void {
    if (offset !== this.#markEnd && isWord(characterBefore(this.#text, offset))) return;
    // `__#new__`: the underscores at the end belong to the mark.
    const word = piece.replace(/(?<!_)__$/, '');
    if (word.length === 1) return;
    // '#1' is a number.
    if (word[0] === '#' && !LETTER.test(word)) return;
    this.#push({ type: word[0] === '#' ? 'hashtag' : 'mention', text: word }, offset);
  }

  #readAddress(offset: number): void {
    if (offset !== this.#markEnd && isWord(characterBefore(this.#text, offset))) return;
    const rest = new RegExp(ADDRESS);
    rest.lastIndex = offset;
    const piece = rest.exec(this.#text)?.[0] ?? '';
    const address = withoutTail(piece);
    const url = urlOf(address);
    if (isLinkAddress(url)) this.#push(addressToken(address, url), offset);
    // Becomes text at once: searching it repeatedly for another address takes quadratic time.
    else this.#textUntil(offset + piece.length);
  }

  #readPhone(piece: string, offset: number): void {
    const number = phoneOf(piece);
    if (number) this.#push(addressToken(piece, `https://wa.me/${number}`), offset);
    else this.#textUntil(offset + piece.length);
  }

  #endLink(piece: string, offset: number): void {
    const start = this.#open.get('link');
    if (start === undefined) return;
    const url = piece.slice(2, -1);
    const shown = this.#text.slice(this.#done, offset) + this.#shownSince(start);
    if (shown.trim() === '' || !isLinkAddress(url)) this.#open.delete('link');
    else this.#close('link', { type: 'linkEnd', text: piece, url }, offset);
  }

  /** Text of the tokens after `start`, as far as needed to find some. */
  #shownSince(start: number): string {
    return this.#tokens.slice(start + 1).find(({ text }) => text.trim() !== '')?.text ?? '';
  }

  #endParagraph(piece: string, offset: number): void {
    this.#textUntil(offset + piece.length);
    this.#open.clear();
  }

  #openAt(kind: Mark | 'link', token: Token, offset: number): void {
    this.#push(token, offset);
    this.#open.set(kind, this.#tokens.length - 1);
  }

  #close(kind: Mark | 'link', token: Token, offset: number): void {
    if (kind === 'bold') this.#orderTriple();
    const start = this.#open.get(kind) ?? 0;
    this.#push(token, offset);
    const opener = this.#tokens[start];
    if (opener) opener.closedBy = this.#tokens.length - 1;
    for (const [other, position] of this.#open) if (position >= start) this.#open.delete(other);
  }

  /** Of an opening `***`, the mark that closes first is the inner one. */
  #orderTriple(): void {
    const outer = this.#open.get('bold') ?? 0;
    if (this.#open.get('italic') !== outer + 1) return;
    this.#tokens[outer] = { type: 'mark', mark: 'italic', text: '*' };
    this.#tokens[outer + 1] = { type: 'mark', mark: 'bold', text: '**' };
    this.#open.set('italic', outer).set('bold', outer + 1);
  }

  #push(token: Token, offset: number): void {
    this.#textUntil(offset);
    this.#tokens.push(token);
    this.#done = offset + token.text.length;
  }

  #textUntil(end: number): void {
    if (end <= this.#done) return;
    this.#tokens.push({ type: 'text', text: this.#text.slice(this.#done, end) });
    this.#done = end;
  }
}

/** Marks of a run of signs; of `***` the mark opened last comes first, to close first. */
function marksOf(run: string, open: ReadonlyMap<Mark | 'link', number>): Mark[] {
  if (run === '__') return ['underline'];
  if (run === '*') return ['italic'];
  if (run === '**') return ['bold'];
  if (run !== '***') return [];
  return (open.get('italic') ?? -1) > (open.get('bold') ?? -1)
    ? ['italic', 'bold']
    : ['bold', 'italic'];
}

const addressToken = (text: string, url: string): Token => ({ type: 'address', text, url });

/** URL of a bare address; an empty one for `www.` without a site. */
function urlOf(address: string): string {
  if (/^www\./i.test(address)) return /^www\.[^.]+\../i.test(address) ? `https://${address}` : '';
  return /^wa\./i.test(address) ? `https://${address}` : address;
}

/** International number of a typed one, in digits; undefined for a number that is no telephone's. */
function phoneOf(typed: string): string | undefined {
  const digits = typed.replace(/[ .-]/g, '');
  if (/^08\d{8,11}$/.test(digits)) return `62${digits.slice(1)}`;
  // Without a sign it is one only in one piece: an amount may begin so.
  if (/^628\d{8,11}$/.test(digits)) return typed === digits ? digits : undefined;
  return /^\+\d{9,15}$/.test(digits) ? digits.slice(1) : undefined;
}

/** Rejects user information and backslashes: both can disguise the host. */
function isLinkAddress(address: string): boolean {
  if (address.length > ADDRESS_MAX_LENGTH || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return LINK_PROTOCOLS.includes(protocol) && !username && !password && !address.includes('\\');
}

/** Trims punctuation and marks that end the surrounding sentence. */
function withoutTail(address: string): string {
  let end = address.length;
  let unpaired = address.split(')').length - address.split('(').length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    if (last === ')' ? unpaired <= 0 : !".,;:!?'*_]".includes(last)) break;
    if (last === ')') unpaired -= 1;
  }
  return address.slice(0, end);
}

function characterAt(text: string, offset: number): string {
  const point = text.codePointAt(offset);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(text: string, offset: number): string {
  const two = offset >= 2 ? characterAt(text, offset - 2) : '';
  return two.length === 2 ? two : (text[offset - 1] ?? '');
}

function isWord(character: string): boolean {
  return WORD_CHARACTER.test(character);
}

function isVisible(character: string): boolean {
  return character.trim() !== '';
}
