import { createHash } from 'node:crypto';
import { CliError } from '../console/console';

/** Below Next's own files, which every host keeps for ever. */
export const dataFolder = '_next/static/data';

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
  'for(const entry of page.entry)queue.push(entry);',
  'self.pageData=page.data',
  '})()',
].join('');

/** Next's own inline scripts; whatever else stands inline is told apart by what it says. */
const inlineScript = /<script(?: id="_R_")?>(.*?)<\/script>/gs;

const entry =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const data = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*\])\);?$/s;

interface Found {
  readonly kind: 'entry' | 'data';
  readonly json: string;
  /** Where the script stands in the page (offsets, end exclusive). */
  readonly start: number;
  readonly end: number;
}

function recognise({ 0: script, 1: text = '', index: start }: RegExpExecArray): Found[] {
  for (const [kind, pattern] of Object.entries({ entry, data })) {
    const json = pattern.exec(text)?.[1];
    const end = start + script.length;
    if (json !== undefined) return [{ kind: kind as Found['kind'], json, start, end }];
  }
  return [];
}

/** A data block ends at the first `</script`, and JSON has another way to write "<". */
function asBlockText(json: string): string {
  JSON.parse(json);
  return json.replaceAll('<', String.raw`\u003c`);
}

/** A page without the data that Next wrote into it, and that data. */
export interface MovedData {
  readonly html: string;
  /** Where the page expects the data: named by its content, so that it may be kept for ever. */
  readonly address: string;
  readonly data: string;
}

/**
 * Moves what Next wrote as inline scripts into a file of data and a short block with the starter behind it. Everything
 * else of the page stays as it was, byte for byte. The page is not parsed for it, which takes most of the time: a script
 * that was overlooked is found when the page's policy is made, and stops the build.
 * @throws CliError when a page has none: then Next writes its pages in another way, and this step has to follow.
 */
export function moveDataOutOfScripts(html: string, page: string): MovedData {
  const found = [...html.matchAll(inlineScript)].flatMap(recognise);
  const last = found.at(-1);
  if (!last)
    throw new CliError(
      `out/${page} holds no page data where Next used to write it: see scripts/export/pageData.ts.`,
    );

  const texts = (kind: Found['kind']) =>
    found.filter((part) => part.kind === kind).map((part) => asBlockText(part.json));
  const data = `[${texts('data').join()}]`;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const address = `/${dataFolder}/${name}.json`;
  const block =
    `<script type="application/json">{"entry":[${texts('entry').join()}],"data":"${address}"}</script>` +
    `<script>${starterScript}</script>`;
  let [result, from] = ['', 0];
  for (const part of found) {
    result += html.slice(from, part.start) + (part === last ? block : '');
    from = part.end;
  }
  return { html: result + html.slice(from), address, data };
}
