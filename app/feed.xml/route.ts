import { answers } from '@/lib/content/answers/answers';
import { answersChanged } from '@/lib/studio/answers';
import { fullTitle } from '@/lib/services/title';
import { site, absoluteUrl } from '@/lib/studio/site';
import { pageAt } from '@/lib/pages';
import { thingId } from '@/lib/seo/structuredData/studio';
import { escapeXml } from '@/lib/seo/escape';

export const dynamic = 'force-static';

const page = pageAt('/blogs');
const { path } = page;
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`;
/** A day as a time, which Atom asks for (RFC 4287, 3.3). */
const time = (name: string, day: string) => element(name, `${day}T00:00:00Z`);

/** The answers as an Atom feed (RFC 4287), in the order of the page. Its dates are those of the texts. */
function atomFeed(): string {
  const entries = answers.flatMap(({ id, question, lead, published, changed }) => [
    '<entry>',
    element('id', thingId(path, id)),
    element('title', question),
    link('alternate', thingId(path, id)),
    time('published', published),
    time('updated', changed),
    element('summary', lead),
    '</entry>',
  ]);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">`,
    element('id', absoluteUrl(path)),
    element('title', fullTitle(page.title)),
    element('subtitle', page.description),
    link('self', absoluteUrl('/feed.xml')),
    link('alternate', absoluteUrl(path)),
    answersChanged ? time('updated', answersChanged) : '',
    `<author>${element('name', site.name)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** Written by the export as out/feed.xml: the answers of /blogs. */
export function GET() {
  return new Response(atomFeed(), { headers: { 'Content-Type': 'application/atom+xml' } });
}
