/** Saves text as a file on the visitor's device. Nothing is sent over the network. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  Object.assign(link, { href, download: name });
  link.click();
  // Revoked later, because some browsers read the URL only after the visitor has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
