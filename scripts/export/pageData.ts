import { createHash } from 'node:crypto';
import { CliError } from '../console/console';

/** Below Next's own files, which every host sends as immutable. */
export const dataFolder = '_next/static/data';

/**
 * Hands the runtime entries and the address of the router's data to the loader. It reads both from the JSON block before it.
 *
 * Next writes page data as inline scripts that differ on every page, so each would need its own hash in the policy. This
 * step moves the router's data to a file and the runtime entries to one JSON block, to which a policy does not apply. This
 * script is the same on every page and in every build. (The router's data of Home is larger than its visible HTML.)
 */
export const pageDataScript = [
  '(()=>{',
  'const page=JSON.parse(document.currentScript.previousElementSibling.textContent);',
  'const queue=self.TURBOPACK??=[];',
  'for(const entry of page.entry)queue.push(entry);',
  'self.pageData=page.data',
  '})()',
].join('');

/** Inline scripts without attributes or with Next's own id. The two patterns below pick those that hold Next's data. */
const inlineScript = /<script(?: id="_R_")?>(.*?)<\/script>/gs;
const entryPush =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const dataPush =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*\])\);?$/s;

/** Placeholder for a removed script. U+0000 cannot occur in HTML. */
const gap = '\0';

/** Escapes "<", because the first `</script` would end the block. */
function asBlockText(json: string): string {
  JSON.parse(json);
  return json.replaceAll('<', String.raw`\u003c`);
}

/**
 * Moves the page data of Next's inline scripts into a file and a JSON block, which the page data script follows. The rest
 * of the page stays the same, byte for byte. It does not parse the HTML, which would be slow. The build fails later, when
 * it makes the page's policy, if a script was missed.
 * @returns the page, the data, and the data's address, which contains a hash of it
 * @throws CliError when a page has no such scripts. Next's markup has then changed, and this step must be adapted.
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
