// The page knows its name, and the shell how much is unread: both stand in the one title.
let name = '';
let count = 0;

const write = () => {
  document.title = count > 0 ? `(${count}) ${name}` : name;
};

/** Calls the page, in its tab and in the browser's history. */
export function showTitle(next: string): void {
  name = next;
  write();
}

/** Puts before the title how much is unread; nothing where there is nothing. */
export function showCount(next: number): void {
  if (next === count) return;
  count = next;
  write();
}
