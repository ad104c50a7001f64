import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { answers, blogs } from '@/lib/content/answers/answers';
import { timesInWords } from '@/lib/content/inWords';
import { about, profile } from '@/lib/content/profile';
import { serviceTexts } from '@/lib/content/services';
import { addressLine, site } from '@/lib/content/site';
import { absolute, thingId } from '@/lib/seo/structuredData/graph';

/** A text of the owner's as one line of Markdown that means nothing but its words. */
const plainLine = (text: string) => text.replace(/[\\[\]<>`*_]/g, '\\$&').replace(/\s+/g, ' ');

const link = (text: string, address: string, note: string) => {
  const target = address.replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${plainLine(text)}](${target}): ${plainLine(note)}`;
};

/** The facts of the site for language models: Markdown in the form of llmstxt.org. */
export function siteFacts(services: readonly Service[]): string {
  const { address, contact, hours } = site;
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `- Address: ${addressLine}, ${address.country}`,
    ...hours.map(({ label, opens, closes }) => `- ${label}: ${timesInWords(opens, closes)}`),
    `- Telephone: ${contact.phone}`,
    `- E-mail: ${contact.email}`,
    `- ${serviceTexts.details.always}: ${serviceTexts.details.alwaysText}`,
    '',
    '## Services',
    '',
    ...services.map(({ id, name, price, comment }) =>
      link(name, absolute(servicePath(id)), `${price}. ${comment}`),
    ),
    '',
    '## Pages',
    '',
    link(serviceTexts.heading, absolute('/services'), serviceTexts.description),
    link(profile.name, absolute('/about'), about.description),
    link(blogs.title, absolute('/blogs'), blogs.description),
    '',
    '## Answers',
    '',
    ...answers.map(({ id, question, lead }) => link(question, thingId('/blogs', id), lead)),
    '',
  ].join('\n');
}
