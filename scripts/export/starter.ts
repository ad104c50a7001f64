/**
 * Next writes the data of a page as inline scripts: another text, and so another hash, on every page. A host header
 * that allows them all would have to list every one. The post-export step therefore turns those scripts into one inert
 * data block a page (a policy does not apply to data), read by this one script, which is the same on every page and in
 * every build. Its hash and the head script's are all that any policy has to name, in the header and in the page.
 *
 * It runs where Next's scripts ran, at the end of the body: the entry goes to the bundler's runtime and the page data
 * to the router, whichever of the two sides is there first.
 */
export const starterScript = [
  '(()=>{',
  'const page=JSON.parse(document.currentScript.previousElementSibling.textContent);',
  'const give=(name,items)=>{const queue=self[name]??=[];for(const item of items)queue.push(item)};',
  'give("TURBOPACK",page.entry);',
  'give("__next_f",page.data)',
  '})()',
].join('');

/** What a page's data block holds: JSON texts, exactly as Next wrote them. */
export interface PageData {
  /** What the bundler's runtime is told to run. */
  readonly entry: readonly string[];
  /** The router's data for the page. */
  readonly data: readonly string[];
}

/** The data block and the script that reads it, ready to stand at the end of the body. */
export function starterHtml({ entry, data }: PageData): string {
  const block = `{"entry":[${entry.join()}],"data":[${data.join()}]}`;
  return `<script type="application/json">${block}</script><script>${starterScript}</script>`;
}
