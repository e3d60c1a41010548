// The page provides its name, and the shell the number of unread items: both form the title.
let name = '';
let count = 0;

const write = () => {
  document.title = count > 0 ? `(${count}) ${name}` : name;
};

/** Sets the page's name in its tab and in the browser's history. */
export function showTitle(next: string): void {
  name = next;
  write();
}

/** Puts the number of unread items before the title; 0 removes it. */
export function showCount(next: number): void {
  if (next === count) return;
  count = next;
  write();
}
