/** How long the text is kept for the browser, in milliseconds: some read it only after they have asked where to. */
const kept = 60_000;

/** Has the browser save a text as a file, made here and sent to nobody. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
