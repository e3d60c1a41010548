/**
 * True for a key that composes a character. In Safari the Enter that confirms one comes after
 * `compositionend`: only its key code, 229, still says so.
 */
export function isComposing(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}
