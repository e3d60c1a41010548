/** How a group is opened. */
export interface GroupLinks {
  /** Address of a group's own page, for real links. @default a button that calls `onOpen` */
  hrefOf?: ((id: string) => string) | undefined;
  /** Opens a group, where there is no address. @default its feed, over the page */
  onOpen?: ((id: string) => void) | undefined;
}
