/** How a group is opened. */
export interface GroupLinks {
  /** Opens a group, where there is no address. @default its feed, over the page */
  onOpen?: ((id: string) => void) | undefined;
}
