/** Lets the browser save a text as a file. The text is not sent anywhere. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // Later, because some browsers read it only when the visitor has chosen a place.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
