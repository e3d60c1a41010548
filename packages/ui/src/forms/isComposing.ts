/**
 * Returns true when a key belongs to a composition. In Safari the Enter that confirms one follows
 * `compositionend`: only its key code, 229, reveals it.
 */
export function isComposing(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}
