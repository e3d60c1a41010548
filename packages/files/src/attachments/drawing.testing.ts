const COLOURS = ['#8a4b0f', '#2c5f95', '#6a4a94', '#4a6a1c', '#8c3a66', '#1f6a7d', '#765700'];

/** Returns a drawing as a data URL, the same for the same number. */
export function drawing(index: number, width = 1200, height = 800): string {
  const colour = COLOURS[index % COLOURS.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 12 8" preserveAspectRatio="none"><rect width="12" height="8" fill="#f3e3c3"/><circle cx="9" cy="2" r="1" fill="#e0a526"/><path d="M0 6l4-3 3 2 5-3v6H0z" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
