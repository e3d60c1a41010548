/** A mark that surrounds text. */
export type Mark = 'bold' | 'italic' | 'underline';

/** A piece of member text; all pieces' texts joined are the text. */
export type Token = { text: string; closedBy?: number } & (
  | { type: 'text' | 'linkStart' | 'hashtag' | 'mention' | 'address' }
  | { type: 'mark'; mark: Mark }
  | { type: 'linkEnd'; url: string }
);

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;
const WORD_CHARACTER = new RegExp(WORD, 'u');
const PIECE = new RegExp(
  [
    String.raw`\*+`,
    '_{2,}',
    String.raw`\[`,
    // A link's end: an address without spaces, square brackets or unpaired round ones.
    String.raw`\]\([^\s()[\]]*(?:\([^\s()[\]]*\)[^\s()[\]]*)*\)`,
    'https?://',
    // A username may hold dots; one that ends the sentence is no part of it.
    String.raw`#${WORD}+|@${WORD}+(?:\.${WORD}+)*`,
    // A paragraph's end: no mark reaches over it.
    String.raw`\n\s*\n`,
  ].join('|'),
  'giu',
);

/** The rest of a bare address, as far as it may reach. */
const ADDRESS = /(?:[^\s<>"\]]|\](?!\())*/y;

/** The longest address a link may have. */
const ADDRESS_MAX_LENGTH = 2048;
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** Cuts a text into tokens in one pass; openers that found their end know its place. */
export function scanMemberText(text: string): Token[] {
  const scan = new Scan(text);
  return scan.run();
}

class Scan {
  readonly #text: string;
  readonly #tokens: Token[] = [];
  /** Where each kind stands open: at most one of each, so that closing is a constant step. */
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
      // A piece taken only in part, or not at all, leaves its rest to be read again.
      piece.lastIndex = Math.max(this.#done, match.index + 1);
    }
    this.#textUntil(this.#text.length);
    return this.#tokens;
  }

  #read(piece: string, at: number): void {
    const first = piece[0];
    if (first === '*' || first === '_') this.#readMarks(piece, at);
    else if (first === '[') this.#openAt('link', { type: 'linkStart', text: piece }, at);
    else if (first === ']') this.#endLink(piece, at);
    else if (first === '#' || first === '@') this.#readWord(piece, at);
    else if (first === '\n') this.#endParagraph(piece, at);
    else this.#readAddress(at);
  }

  #readMarks(run: string, at: number): void {
    const end = at + run.length;
    const before = characterBefore(this.#text, at);
    const after = characterAt(this.#text, end);
    // `*` and `__` do not work inside a word: 5*10*20 and snake__case__name stay as typed.
    const anywhere = run.length >= 2 && run[0] === '*';
    // Beside another mark's sign it works as well: `__*x*__` is both.
    const inWord = { before: isWord(before) && at !== this.#markEnd, after: isWord(after) };
    if (this.#text.startsWith('__', end)) inWord.after = false;
    const opens = isVisible(after) && (anywhere || !inWord.before);
    const closes = isVisible(before) && (anywhere || !inWord.after);
    let position = at;
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

  #readWord(piece: string, at: number): void {
    if (at !== this.#markEnd && isWord(characterBefore(this.#text, at))) return;
    // `__#new__`: the underscores at the end belong to the mark.
    const word = piece.replace(/(?<!_)__$/, '');
    if (word.length === 1) return;
    this.#push({ type: word[0] === '#' ? 'hashtag' : 'mention', text: word }, at);
  }

  #readAddress(at: number): void {
    if (at !== this.#markEnd && isWord(characterBefore(this.#text, at))) return;
    const rest = new RegExp(ADDRESS);
    rest.lastIndex = at;
    const piece = rest.exec(this.#text)?.[0] ?? '';
    const address = withoutTail(piece);
    if (isLinkAddress(address)) this.#push({ type: 'address', text: address }, at);
    // Taken as text at once: looking for another address in it again and again takes too long.
    else this.#textUntil(at + piece.length);
  }

  #endLink(piece: string, at: number): void {
    const start = this.#open.get('link');
    if (start === undefined) return;
    const url = piece.slice(2, -1);
    const shown = this.#text.slice(this.#done, at) + this.#shownSince(start);
    if (shown.trim() === '' || !isLinkAddress(url)) this.#open.delete('link');
    else this.#close('link', { type: 'linkEnd', text: piece, url }, at);
  }

  /** Text of the tokens after `start`, as far as needed to see that there is some. */
  #shownSince(start: number): string {
    return this.#tokens.slice(start + 1).find(({ text }) => text.trim() !== '')?.text ?? '';
  }

  #endParagraph(piece: string, at: number): void {
    this.#textUntil(at + piece.length);
    this.#open.clear();
  }

  #openAt(kind: Mark | 'link', token: Token, at: number): void {
    this.#push(token, at);
    this.#open.set(kind, this.#tokens.length - 1);
  }

  #close(kind: Mark | 'link', token: Token, at: number): void {
    if (kind === 'bold') this.#orderTriple();
    const start = this.#open.get(kind) ?? 0;
    this.#push(token, at);
    const opener = this.#tokens[start];
    if (opener) opener.closedBy = this.#tokens.length - 1;
    for (const [other, position] of this.#open) if (position >= start) this.#open.delete(other);
  }

  /** Of an opening `***` the mark that closes first is the inner one. */
  #orderTriple(): void {
    const outer = this.#open.get('bold') ?? 0;
    if (this.#open.get('italic') !== outer + 1) return;
    this.#tokens[outer] = { type: 'mark', mark: 'italic', text: '*' };
    this.#tokens[outer + 1] = { type: 'mark', mark: 'bold', text: '**' };
    this.#open.set('italic', outer).set('bold', outer + 1);
  }

  #push(token: Token, at: number): void {
    this.#textUntil(at);
    this.#tokens.push(token);
    this.#done = at + token.text.length;
  }

  #textUntil(end: number): void {
    if (end <= this.#done) return;
    this.#tokens.push({ type: 'text', text: this.#text.slice(this.#done, end) });
    this.#done = end;
  }
}

/** The marks a run of signs stands for; of `***` the mark opened last comes first, to close so. */
function marksOf(run: string, open: ReadonlyMap<Mark | 'link', number>): Mark[] {
  if (run === '__') return ['underline'];
  if (run === '*') return ['italic'];
  if (run === '**') return ['bold'];
  if (run !== '***') return [];
  return (open.get('italic') ?? -1) > (open.get('bold') ?? -1)
    ? ['italic', 'bold']
    : ['bold', 'italic'];
}

/** No user information and no backslash: both make an address look like that of another host. */
function isLinkAddress(address: string): boolean {
  if (address.length > ADDRESS_MAX_LENGTH || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return LINK_PROTOCOLS.includes(protocol) && !username && !password && !address.includes('\\');
}

/** An address without the punctuation and marks that end the sentence around it. */
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

function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(text: string, at: number): string {
  const two = at >= 2 ? characterAt(text, at - 2) : '';
  return two.length === 2 ? two : (text[at - 1] ?? '');
}

function isWord(character: string): boolean {
  return WORD_CHARACTER.test(character);
}

function isVisible(character: string): boolean {
  return character.trim() !== '';
}
