/** Address or callback that opens a group. */
export interface GroupLinks {
  /** Address of a group's own page. @default a button that calls `onOpen` */
  hrefOf?: ((id: string) => string) | undefined;
  /** Opens a group without an address. @default its feed, over the page */
  onOpen?: ((id: string) => void) | undefined;
}
