import 'server-only';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { saysHowMuch } from '@/lib/services/text';
import { inEveryClass } from '@/lib/content/services';
import { answers } from '@/lib/content/answers/answers';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { studioMap } from '@/lib/content/map';
import { visitPrice } from '@/lib/services/price';
import { formatDates, formatSeason, formatTimes, formatWeekday } from '@/lib/schedule/format';
import {
  closedText,
  detailsTexts,
  factLabels,
  factTexts,
  mapTexts,
  minutesText,
} from '@/lib/words';
import { addressLine, site, absoluteUrl } from '@/lib/studio/site';
import { closureText, hoursRows } from '@/lib/schedule/openingHours';
import { closures, hours } from '@/lib/content/studio';
import { pagesIn } from '@/lib/pages';
import { classesOf } from '@/lib/schedule/week';
import { thingId } from '@/lib/seo/structuredData/studio';

/** A text as one line of Markdown, with the characters escaped that mean something in Markdown. */
const plainLine = (text: string) => text.replace(/[\\[\]<>`*_]/g, '\\$&').replace(/\s+/g, ' ');

const link = (text: string, address: string, note: string) => {
  const target = address.replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${plainLine(text)}](${target}): ${plainLine(note)}`;
};

/** What a service costs, is and asks for, and when its classes are. */
function noteOf(service: Service): string {
  const { price, comment, duration, level, bring = [] } = service;
  const times = classesOf(service).map(({ session, end }) =>
    [formatWeekday(session.day), formatTimes(session.start, end), formatSeason(session)]
      .filter(Boolean)
      .join(' '),
  );
  const facts = [
    price,
    comment,
    [duration && minutesText(duration), level].filter(Boolean).join(', '),
    bring.length > 0 && `${factTexts.bring}: ${bring.join('; ')}`,
    times.join(', '),
  ];
  return facts.filter(Boolean).join('. ');
}

/** A part under its heading; nothing where it has no lines. */
const part = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${heading}`, '', ...lines, ''] : [];

/** The facts of the site for language models: Markdown in the form of llmstxt.org. */
export function siteFacts(services: readonly Service[]): string {
  const { address, contact } = site;
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `- ${factLabels.address}: ${addressLine}, ${address.country}`,
    `- ${mapTexts.directions}: ${plainLine(studioMap.directions)}`,
    ...hoursRows(hours).map(({ label, spans }) => {
      const times = spans.map(({ opens, closes }) => formatTimes(opens, closes));
      return `- ${label}: ${times.join(', ') || closedText}`;
    }),
    ...closures.map(
      (closure) =>
        `- ${formatDates(closure.from, closure.until)}: ${plainLine(closureText(closure))}`,
    ),
    `- ${factLabels.telephone}: ${contact.phone}`,
    `- ${factLabels.email}: ${contact.email}`,
    `- ${detailsTexts.always}: ${inEveryClass}`,
    '',
    ...part(factLabels.services, [
      ...services.map((service) =>
        link(service.name, absoluteUrl(servicePath(service.id)), noteOf(service)),
      ),
      ...prices.packs.map(
        ({ name, price, note = '' }) => `- ${plainLine(`${name}: ${price}. ${note}`.trim())}`,
      ),
    ]),
    ...part(
      firstVisit.heading,
      firstVisit.questions.map(({ question, answer, ofFree = answer, hasPrices }) => {
        const price = visitPrice(services);
        const text = saysHowMuch(price) ? answer : ofFree;
        return `- ${plainLine(`${question} ${hasPrices ? `${price}. ` : ''}${text}`)}`;
      }),
    ),
    ...part(
      factLabels.pages,
      pagesIn('sitemap').map(({ path, title, description }) =>
        link(title, absoluteUrl(path), description),
      ),
    ),
    ...part(
      factLabels.answers,
      answers.map(({ id, question, lead }) => link(question, thingId('/blogs', id), lead)),
    ),
  ].join('\n');
}
