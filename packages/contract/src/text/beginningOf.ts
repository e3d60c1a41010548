/** Truncates a text to `most` characters. */
export function beginningOf(text: string, most: number): string {
  const whole = [...text.trim()];
  return whole.length > most ? `${whole.slice(0, most - 1).join('')}…` : whole.join('');
}
