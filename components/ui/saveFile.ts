/**
 * How long the text is kept for the browser, in milliseconds: some browsers read it only after the visitor has chosen a
 * place.
 */
const kept = 60_000;

/** Lets the browser save a text as a file. The text is not sent anywhere. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
