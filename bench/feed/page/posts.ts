/** A measured post: a text of one to twelve lines and two counts. */
export interface BenchPost {
  id: string;
  author: string;
  text: string;
  likes: number;
}

const SENTENCE = 'Harga cengkeh naik minggu ini dan gudang kami siap mengirim ke seluruh pulau. ';

/** The same posts in every run. */
export const postsFrom = (first: number, count: number): BenchPost[] =>
  Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return {
      id: `post-${number}`,
      author: `Pedagang ${Math.abs(number) % 97}`,
      text: SENTENCE.repeat(1 + ((Math.abs(number) * 7919) % 12)),
      likes: (Math.abs(number) * 31) % 23,
    };
  });
