import { describe, expect, it } from 'vitest';
import { mergePieces, type Piece, type Visit } from './mergePieces.ts';

const piece = (name: string, bytes: number, imports: string[] = [], isWhole = false): Piece => ({
  name,
  bytes,
  imports,
  isWhole,
});
const visit = (weight: number, isPage: boolean, ...pieces: string[]): Visit => ({
  pieces: new Set(pieces),
  weight,
  isPage,
});
const page = (...pieces: string[]) => visit(1, true, ...pieces);
const part = (...pieces: string[]) => visit(0.05, false, ...pieces);

const filesOf = (pieces: Piece[], visits: Visit[]) =>
  mergePieces(pieces, visits)
    .map((names) => names.toSorted().join(' '))
    .toSorted();

describe('pieces share a file', () => {
  it('where the same pages need them, however large they are', () => {
    const visits = [page('tabs', 'list'), page('tabs', 'list')];
    expect(filesOf([piece('tabs', 90_000), piece('list', 80_000)], visits)).toEqual(['list tabs']);
  });

  it('where one is small enough for those who do without it', () => {
    const visits = [page('shell', 'icon'), page('shell')];
    expect(filesOf([piece('shell', 9000), piece('icon', 200)], visits)).toEqual(['icon shell']);
    expect(
      filesOf(
        [piece('shell', 9000), piece('table', 20_000)],
        [page('shell', 'table'), page('shell')],
      ),
    ).toEqual(['shell', 'table']);
  });

  it('where they are opened on a page and small', () => {
    const visits = [part('edit'), part('remove')];
    expect(filesOf([piece('edit', 3000), piece('remove', 1000)], visits)).toEqual(['edit remove']);
  });
});

describe('pieces stay apart', () => {
  it('where a page that many begin on would pay for another', () => {
    const pieces = [piece('feed', 9000), piece('icon', 200)];
    expect(filesOf(pieces, [visit(60, true, 'feed'), page('feed', 'icon')])).toEqual([
      'feed',
      'icon',
    ]);
  });

  it('where a page would get a further file, which the other imports', () => {
    const pieces = [piece('form', 400), piece('card', 300, ['photos']), piece('photos', 50_000)];
    expect(filesOf(pieces, [page('form'), page('form', 'card', 'photos')])).toEqual([
      'card photos',
      'form',
    ]);
  });

  it('where the file would import itself through a third', () => {
    const pieces = [
      piece('top', 500, ['between']),
      piece('between', 90_000, ['bottom'], true),
      piece('bottom', 500),
    ];
    expect(filesOf(pieces, [page('top', 'between', 'bottom')])).toEqual([
      'between',
      'bottom',
      'top',
    ]);
  });

  it('where one is to be a file of its own', () => {
    expect(
      filesOf([piece('base', 9000, [], true), piece('icon', 200)], [page('base', 'icon')]),
    ).toEqual(['base', 'icon']);
  });
});
