import {
  createComment,
  createPost,
  createRoom,
  type Endpoint,
  getPost,
  getRoom,
  listComments,
  listMessages,
  listRoomMembers,
  sendMessage,
  uploadFile,
  uploadProfilePhoto,
} from '@saudagar/contract';
import { fieldsOf, sampleOf } from '../../../apps/server/src/hostile/samples.ts';
import { picture } from '../../../apps/server/src/sampleFiles.ts';
import { PASSWORD, type Person } from '../stage.ts';

/** An id that names nothing. */
export const NOWHERE = '01a1fcfc-c97c-7641-8098-7374b1a7e868';

/** Who things are made for. */
interface Cast {
  /** Whose they are. */
  owner: Person;
  /** Somebody else, whom calls may be about; also in the owner's rooms. */
  bystander: Person;
}

/** Something real that calls are about. */
interface Thing {
  /** What it fills of a path. */
  places: Record<string, string>;
  /** All that its owner sees of it. */
  look(): Promise<unknown>;
}

let made: Promise<File> | undefined;
const photo = () => {
  made ??= picture('png').then(
    (bytes) => new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' }),
  );
  return made;
};

/** Makes what a call is about: by the start of its path, the first that fits. A new feature adds its own here. */
const MAKERS: readonly [path: RegExp, make: (cast: Cast) => Promise<Thing>][] = [
  [/^\/api\/posts\/\{id\}/, makePost],
  [/^\/api\/messages\/direct\//, async ({ bystander }) => about({ userId: bystander.user.id })],
  [/^\/api\/messages\//, makeRoom],
  [/^\/api\/files\//, makeFile],
  [/^\/api\/users\/profile\/photo\//, makePhoto],
  [/^\/api\/users\/\{id\}\//, async ({ bystander }) => about({ id: bystander.user.id })],
];

/** What a call with places in its path is about: made anew, so that it may be changed or deleted. */
export function makeThing({ path }: Pick<Endpoint, 'path'>, cast: Cast): Promise<Thing> {
  if (!path.includes('{')) return Promise.resolve(about({}));
  const make = MAKERS.find(([start]) => start.test(path))?.[1];
  if (!make)
    throw new Error(
      `Nobody knows what ${path} is about. Add to MAKERS in tests/conformance/roles/things.ts how to ` +
        'make one that belongs to `owner`, so that the role sweep can see who gets at it.',
    );
  return make(cast);
}

const about = (places: Record<string, string>): Thing => ({ places, look: async () => null });

async function makePost({ owner: { client } }: Cast): Promise<Thing> {
  const body = { content: 'Punya saya', post_type: 'text' as const };
  const params = { id: (await client.call(createPost, { body })).id };
  const { id: commentId } = await client.call(createComment, { params, body: { content: 'Ya' } });
  return {
    places: { ...params, commentId },
    look: () =>
      Promise.all([client.call(getPost, { params }), client.call(listComments, { params })]),
  };
}

async function makeRoom({ owner: { client }, bystander }: Cast): Promise<Thing> {
  const user_ids = [bystander.user.id];
  const { id: roomId } = await client.call(createRoom, { body: { name: 'Kita', user_ids } });
  const params = { roomId };
  const body = { content: 'Rahasia', message_type: 'text' as const };
  await client.call(sendMessage, { params, body });
  return {
    places: params,
    look: () =>
      Promise.all([
        client.call(getRoom, { params }),
        client.call(listRoomMembers, { params }),
        client.call(listMessages, { params, query: { mark_read: 'false' } }),
      ]),
  };
}

/** One that only a message carries: nobody outside its room may see it. */
async function makeFile(cast: Cast): Promise<Thing> {
  const { client } = cast.owner;
  const room = await makeRoom(cast);
  const { file } = await client.call(uploadFile, {
    body: { category: 'posts', file: await photo() },
  });
  await client.call(sendMessage, {
    params: { roomId: room.places.roomId ?? '' },
    body: { content: '', message_type: 'text', attachments: [file.id] },
  });
  return about({ id: file.id, category: file.category, filename: file.filename });
}

async function makePhoto({ bystander }: Cast): Promise<Thing> {
  await bystander.client.call(uploadProfilePhoto, { body: { file: await photo() } });
  return about({ userId: bystander.user.id, size: 'small' });
}

/** Fields that only something real can fill, by the name of the endpoint. */
const REAL_FIELDS: Record<string, (cast: Cast) => Promise<object>> = {
  login: async ({ owner }) => ({ email: owner.user.email, password: PASSWORD }),
  flagContent: async (cast) => ({ content_id: (await makePost(cast)).places.id }),
};

/** What is sent with a call, valid and each time another one. */
export async function makeBody(
  { name, body, encoding, method }: Endpoint,
  cast: Cast,
): Promise<RequestInit> {
  if (method === 'GET' || !body) return {};
  const fields = { ...sampleOf(fieldsOf(body)), ...(await REAL_FIELDS[name]?.(cast)) };
  if (encoding === 'json')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  form.set('file', await photo());
  return { body: form };
}
