/** Address or callback that opens a group. */
export interface GroupCallbacks {
  /** Opens a group without an address. @default its feed, over the page */
  onOpen?: ((id: string) => void) | undefined;
}
