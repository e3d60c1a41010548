/** The name of the next file that the page saves; nothing reaches the disk. */
export function savedFile(): Promise<string> {
  const { click } = HTMLAnchorElement.prototype;
  return new Promise((resolve) => {
    HTMLAnchorElement.prototype.click = function () {
      HTMLAnchorElement.prototype.click = click;
      resolve(this.download);
    };
  });
}
