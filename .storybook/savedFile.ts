/** Resolves to the name of the next file the page saves; nothing is written to disk. */
export function savedFile(): Promise<string> {
  const { click } = HTMLAnchorElement.prototype;
  return new Promise((resolve) => {
    HTMLAnchorElement.prototype.click = function () {
      HTMLAnchorElement.prototype.click = click;
      resolve(this.download);
    };
  });
}
