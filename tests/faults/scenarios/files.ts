import {
  buildDocumentInfo,
  buildFileInfo,
  buildPost,
  buildUser,
  type Community,
  NOW,
} from '@saudagar/mocks';
import type { PageUser, Scenario } from '../scenario.ts';

const PDF = 'harga.pdf';
const PHOTO = 'tenun.png';
const AUTHOR = 'Rina Kusuma';

/** Data of a server that sends neither facts nor signed addresses of files (rule 1). */
function foreignFiles({ accounts, posts, files }: Community): void {
  const author = buildUser({
    ...{ id: 'member-7', username: 'rina.kusuma', email: 'rina@saudagar.example' },
    ...{ full_name: AUTHOR, profile_image: 'rina.jpg', photo: null },
  });
  accounts.add(author);
  const { urls: _pdf, ...pdf } = buildDocumentInfo({ id: 'file-pdf', original_filename: PDF });
  const { urls: _photo, ...photo } = buildFileInfo({ id: 'file-photo', original_filename: PHOTO });
  const content = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
  files.add(pdf, author.id, content);
  files.add(
    photo,
    author.id,
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
  );
  const { files: _files, ...post } = buildPost({
    ...{ id: 'post-900', user_id: author.id, content: 'Daftar harga', created_at: NOW },
    attachments: [pdf.id, photo.id],
  });
  posts.add(post);
}

const where = { page: '/posts/:id', path: '/posts/post-900', given: foreignFiles };
const document = ({ page }: PageUser) => page.getByRole('button', { name: new RegExp(PDF) });
const photo = ({ page, say }: PageUser) => {
  const name = say('files:image.open', { name: say('files:image.by', { name: AUTHOR }) });
  return page.getByRole('button', { name }).or(page.getByRole('link', { name }));
};

export const scenarios: readonly Scenario[] = [
  { ...where, does: 'see files whose facts come one by one', done: document },
  {
    ...where,
    does: 'save a document',
    reach: (user) => document(user).waitFor(),
    press: document,
    done: document,
    isTraceless: true,
  },
  {
    ...where,
    does: 'open a photo',
    reach: (user) => photo(user).first().waitFor(),
    press: photo,
    done: ({ page, say }) =>
      page.getByRole('dialog').getByRole('img', { name: say('files:image.alt', { name: AUTHOR }) }),
    failureMessage: ({ page, say }) => page.getByText(say('files:file.broken.image')),
  },
];
