import type { Pool } from 'pg';

/** The size of a measured community. */
export interface CommunitySize {
  posts: number;
  likes: number;
}

const MEMBERS = 1000;

/** Every fourth post has an image. */
const POSTS_PER_FILE = 4;

const TEXT =
  'Kain tenun baru datang dari Sumba, warna alam, lebar 110 cm. Harga grosir mulai dua puluh lembar, ' +
  'kirim ke seluruh Indonesia dan Singapura. Contoh bisa dikirim lebih dulu. #tenun #grosir @toko_';

/**
 * Fills a migrated, empty database by SQL: members, posts a minute apart, images, and likes spread
 * evenly over posts and members.
 */
export async function fillCommunity(pool: Pool, { posts, likes }: CommunitySize): Promise<void> {
  await pool.query(
    `insert into members (id, email, username, full_name, password_hash, role, company_name, location,
       industry_tags, is_verified, photo_version, created_at)
     select gen_random_uuid(), 'm' || n || '@toko.example', 'toko_' || n, 'Pedagang ' || n, '-', 'user',
       'CV Niaga ' || n, 'Surabaya', '["textiles"]', n % 3 = 0,
       case when n % 2 = 0 then gen_random_uuid() end, now() - interval '3 years'
     from generate_series(1, $1::int) n`,
    [MEMBERS],
  );
  await pool.query(
    `insert into posts (id, member_id, content, post_type, hashtags, mentions, likes_count,
       comments_count, created_at)
     select gen_random_uuid(), by[1 + n % $2::int], $3 || n, 'text', '["tenun", "grosir"]',
       jsonb_build_array('toko_' || n), $4::int / $1::int, 0, now() - n * interval '1 minute'
     from generate_series(1, $1::int) n, (select array_agg(id) as by from members) m`,
    [posts, MEMBERS, TEXT, likes],
  );
  await pool.query(
    `with picture as (
       insert into files (id, owner_id, category, filename, original_filename, file_type, mime_type,
         file_size, extension, width, height, created_at)
       select id, member_id, 'posts', id || '.jpg', 'kain.jpg', 'image', 'image/jpeg', 240000, 'jpg',
         1200, 900, created_at
       from (select *, row_number() over (order by created_at desc) as rank from posts) p
       where rank % $1::int = 0
       returning id
     )
     insert into post_files (post_id, position, file_id) select id, 0, id from picture`,
    [POSTS_PER_FILE],
  );
  await pool.query(
    `insert into post_likes (member_id, post_id, created_at)
     select by[1 + (rank * 7 + n * 331) % $2::int], id, created_at
     from (select id, created_at, row_number() over () as rank from posts) p,
       generate_series(1, $1::int) n, (select array_agg(id) as by from members) m
     on conflict do nothing`,
    [Math.round(likes / posts), MEMBERS],
  );
  await pool.query('vacuum analyze');
}
