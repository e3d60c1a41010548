/** Ways to open a resource. */
export interface ResourceCallbacks {
  /** Opens a resource that has no address. @default opened in place */
  onOpen?: ((id: string) => void) | undefined;
}
