import { createHash } from 'node:crypto';
import { CliError } from '../console/console';

/** Below Next's own files, which every host keeps for ever. */
export const dataFolder = '_next/static/data';

/**
 * Next writes the data of a page as inline scripts: another text, and so another hash, on every page, and on Home more
 * bytes than everything that is seen of it. So the router's data goes into a file of its own, which the loader fetches with
 * the scripts, and what the bundler's runtime is told into one inert block a page (a policy does not apply to data), read by
 * this script, the same on every page and in every build: any policy names its hash, the head script's and the loader's.
 */
export const pageDataScript = [
  '(()=>{',
  'const page=JSON.parse(document.currentScript.previousElementSibling.textContent);',
  'const queue=self.TURBOPACK??=[];',
  'for(const entry of page.entry)queue.push(entry);',
  'self.pageData=page.data',
  '})()',
].join('');

/** Next's own inline scripts; whatever else stands inline is told apart by what it says. */
const inlineScript = /<script(?: id="_R_")?>(.*?)<\/script>/gs;
const entryPush =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const dataPush =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*\])\);?$/s;

/** Stands where a script was; no page can hold it. */
const gap = '\0';

/** A data block ends at the first `</script`, and JSON has another way to write "<". */
function asBlockText(json: string): string {
  JSON.parse(json);
  return json.replaceAll('<', String.raw`\u003c`);
}

/**
 * Moves what Next wrote as inline scripts into a file of data and a short block with the starter behind it. Everything
 * else of the page stays as it was, byte for byte. The page is not parsed for it, which takes most of the time: a script
 * that was overlooked is found when the page's policy is made, and stops the build.
 * @returns the page, the data, and the address where the page expects it, named by its content
 * @throws CliError when a page has none: then Next writes its pages in another way, and this step has to follow.
 */
export function moveDataOutOfScripts(html: string, page: string) {
  const [entries, parts]: [string[], string[]] = [[], []];
  const rest = html.replace(inlineScript, (script: string, text: string) => {
    const [entry, part] = [entryPush, dataPush].map((push) => push.exec(text)?.[1]);
    if (entry !== undefined) entries.push(asBlockText(entry));
    else if (part !== undefined) parts.push(asBlockText(part));
    else return script;
    return gap;
  });
  const last = rest.lastIndexOf(gap);
  if (last < 0)
    throw new CliError(
      `out/${page} holds no page data where Next used to write it: see scripts/export/pageData.ts.`,
    );
  const data = `[${parts.join()}]`;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const address = `/${dataFolder}/${name}.json`;
  const block =
    `<script type="application/json">{"entry":[${entries.join()}],"data":"${address}"}</script>` +
    `<script>${pageDataScript}</script>`;
  const finished = rest.slice(0, last).replaceAll(gap, '') + block + rest.slice(last + gap.length);
  return { html: finished, address, data };
}
