import { expect, test } from 'vitest';
import { photo, startWriting, text } from './startComposer.testing.ts';

// SHELL-196
test('offered content follows what is written, and its files keep the rules', () => {
  const { send, state, context, names } = startWriting({ files: [photo] });
  send({ type: 'composer.cancelled' });
  const files = [new File(['list'], 'harga.pdf'), new File(['film'], 'gudang.mov')];
  send({ type: 'content.offered', text: 'https://kabar.example/1', files });
  expect(state()).toEqual({ editing: 'writing' });
  expect(context().text).toBe(`${text}\n\nhttps://kabar.example/1`);
  expect(names()).toEqual(['gudang.jpg', 'harga.pdf']);
  expect(context().refusals).toEqual([{ reason: 'unsupported', name: 'gudang.mov' }]);
});
