import { userEvent as browserUser, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

export const text = 'Stok baru sudah datang! #batik';
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const photo = new File([png, new Uint8Array(48_000)], 'gudang.png', { type: 'image/png' });
export const list = new File(['%PDF-1.4\n', new Uint8Array(260_000)], 'Daftar harga.pdf', {
  type: 'application/pdf',
});

export const open = async (canvas: Canvas) => {
  await canvas.findByText('Showing 1 post');
  await browserUser.click(canvas.getByRole('button', { name: 'Start a post' }));
  await canvas.findByRole('button', { name: 'Share Post' });
  return canvas.getByRole('textbox', { name: 'Text of the post' });
};

export const write = async (canvas: Canvas) => {
  const field = await open(canvas);
  await browserUser.type(field, text);
  return field;
};

export const share = (canvas: Canvas) =>
  browserUser.click(canvas.getByRole('button', { name: 'Share Post' }));

/** The post that is being shared. */
export const sharedPost = async (canvas: Canvas) => {
  const posts = await canvas.findAllByRole('article');
  const shared = posts.find((post: HTMLElement) => post.getAttribute('aria-busy') === 'true');
  if (!shared) throw new Error('No post is being shared');
  return shared;
};

/** Chooses files past the picker's filter, as dragging or a phone's picker may. */
export const choose = async (canvasElement: HTMLElement, files: File[]) => {
  const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
  const input = inputs[inputs.length - 1];
  if (!input) throw new Error('There is no file chooser');
  await browserUser.setup({ applyAccept: false }).upload(input, files);
};

/** Event options with which browsers dispatch drops and pastes. */
export const passing = { bubbles: true, cancelable: true };
