import { describe, expect, it, test } from 'vitest';
import { shown, writing } from './markedWriting.testing.ts';
import { marksAt, toggleMark } from './marks.ts';
import type { Mark } from './spans.ts';

describe('marks on a selection', () => {
  test.each<[Mark, string, string]>([
    ['bold', 'stok ⟦baru⟧ datang', 'stok **⟦baru⟧** datang'],
    ['italic', 'stok ⟦baru⟧ datang', 'stok *⟦baru⟧* datang'],
    ['underline', 'stok ⟦baru⟧ datang', 'stok __⟦baru⟧__ datang'],
    ['bold', 'stok⟦ baru ⟧datang', 'stok⟦ **baru** ⟧datang'],
    ['bold', '⟦stok baru⟧', '**⟦stok baru⟧**'],
    ['bold', 'sang⟦at⟧', 'sang**⟦at⟧**'],
    ['bold', '⟦👍🏽⟧', '**⟦👍🏽⟧**'],
    ['bold', '⟦satu\n\ndua⟧', '**⟦satu**\n\n**dua⟧**'],
    ['bold', '⟦satu\ndua⟧', '**⟦satu\ndua⟧**'],
  ])('marking a selection, %s: %j becomes %j', (mark, before, after) => {
    expect(shown(toggleMark(writing(before), mark))).toBe(after);
  });

  it('a mark that cannot apply within a word applies to the whole word', () => {
    expect(toggleMark(writing('sang⟦at⟧'), 'italic').text).toBe('*sangat*');
    expect(toggleMark(writing('⟦sang⟧at'), 'underline').text).toBe('__sangat__');
  });

  test.each<[Mark, string, string]>([
    ['bold', '**⟦baru⟧**', '⟦baru⟧'],
    ['bold', '⟦**baru**⟧', '⟦baru⟧'],
    ['bold', '**stok ⟦baru⟧ datang**', '**stok** ⟦baru⟧ **datang**'],
    ['bold', '**⟦stok⟧ baru**', '⟦stok⟧ **baru**'],
    ['italic', '**a *⟦b⟧* c**', '**a ⟦b⟧ c**'],
    ['bold', '***⟦a⟧***', '*⟦a⟧*'],
    ['italic', '***⟦a⟧***', '**⟦a⟧**'],
    ['bold', '**⟦satu**\n\n**dua⟧**', '⟦satu\n\ndua⟧'],
    ['italic', '*⟦sang⟧at*', '⟦sang⟧at'],
  ])('unmarking a selection, %s: %j becomes %j', (mark, before, after) => {
    expect(shown(toggleMark(writing(before), mark))).toBe(after);
  });

  it('a mark absorbs marked text inside its selection', () => {
    expect(toggleMark(writing('⟦satu **dua** tiga⟧'), 'bold').text).toBe('**satu dua tiga**');
    expect(toggleMark(writing('**satu** ⟦dua⟧'), 'bold').text).toBe('**satu** **dua**');
    expect(toggleMark(writing('**satu d⟦ua** tiga⟧'), 'bold').text).toBe('**satu dua tiga**');
  });

  it('a mark never crosses the end of another mark or of a link', () => {
    expect(toggleMark(writing('*satu ⟦dua* tiga⟧'), 'bold').text).toBe('***satu dua* tiga**');
    expect(toggleMark(writing('⟦lihat [to⟧ko](https://toko.id)'), 'bold').text).toBe(
      '**lihat [toko](https://toko.id)**',
    );
    expect(toggleMark(writing('[⟦toko⟧](https://toko.id)'), 'bold').text).toBe(
      '[**toko**](https://toko.id)',
    );
  });

  it('a selection of spaces takes no mark', () => {
    expect(toggleMark(writing('a⟦  ⟧b'), 'bold')).toEqual(writing('a⟦  ⟧b'));
  });
});

describe('marks at the caret', () => {
  test.each<[Mark, string, string]>([
    ['bold', 'stok ba|ru', 'stok **ba|ru**'],
    ['bold', 'stok baru|', 'stok **baru|**'],
    ['bold', '|stok', '**|stok**'],
    ['bold', 'stok |', 'stok **|**'],
    ['bold', 'stok **|**', 'stok |'],
    ['italic', 'stok **|**', 'stok ***|***'],
    ['italic', 'stok ***|***', 'stok **|**'],
    ['bold', 'stok ***|***', 'stok *|*'],
    ['underline', '|', '__|__'],
    ['bold', '**baru|** ', '**baru**| '],
    ['bold', '**baru**|', 'baru|'],
    ['bold', '**ba|ru**', 'ba|ru'],
  ])('marking at the caret, %s: %j becomes %j', (mark, before, after) => {
    expect(shown(toggleMark(writing(before), mark))).toBe(after);
  });
});

test('marksAt returns the marks of a caret and of a selection', () => {
  expect(marksAt(writing('**a *b|* c**'))).toEqual(['bold', 'italic']);
  expect(marksAt(writing('⟦**a** b⟧'))).toEqual([]);
  expect(marksAt(writing('⟦**a** **b**⟧'))).toEqual([]);
  expect(marksAt(writing('__⟦a⟧__'))).toEqual(['underline']);
  expect(marksAt(writing('a|'))).toEqual([]);
});
