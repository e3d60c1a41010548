/** Logs why a call failed, and passes it on to where the member is told. */
export const logged = <Reply>(what: string, call: Promise<Reply>): Promise<Reply> =>
  call.catch((error: unknown) => {
    console.info(`saudagar: ${what}`, error);
    throw error;
  });
