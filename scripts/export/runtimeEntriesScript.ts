/**
 * Next writes the data of a page as inline scripts: another text, and so another hash, on every page, and on Home more
 * bytes than everything that is seen of it. The post-export step therefore puts the router's data into a file of its
 * own, which the loader fetches with the scripts, and what the bundler's runtime is told into one inert block a page (a
 * policy does not apply to data), read by this one script, which is the same on every page and in every build. The hash
 * of it, of the head script and of the loader are all that any policy has to name, in the header and in the page.
 */
export const starterScript = [
  '(()=>{',
  'const page=JSON.parse(document.currentScript.previousElementSibling.textContent);',
  'const queue=self.TURBOPACK??=[];',
  'for(const order of page.entry)queue.push(order);',
  'self.pageData=page.data',
  '})()',
].join('');

/** What a page's block holds. */
export interface PageStart {
  /** What the bundler's runtime is told to run: JSON texts, exactly as Next wrote them. */
  readonly entry: readonly string[];
  /** The address of the router's data for the page: a JSON list of what Next's scripts pushed. */
  readonly data: string;
}

/** The block and the script that reads it, ready to stand at the end of the body. */
export function starterHtml({ entry, data }: PageStart): string {
  const block = `{"entry":[${entry.join()}],"data":"${data}"}`;
  return `<script type="application/json">${block}</script><script>${starterScript}</script>`;
}
