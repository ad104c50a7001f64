import type { Service } from '@/lib/catalogue/service';
import { previewTexts, type PreviewText } from '@/lib/content/previews';
import { site } from '@/lib/content/site';
import { previewedServices, previewNames, servicePreviewName } from './previews';
import { printable } from './printable';

/** The longest title and line that stand well in the preview's two and one lines. */
const longest = { title: 48, line: 56 } as const;

/** What a service's preview says; a name the font cannot draw leaves the brand to speak. */
function serviceText({ name, price, picture }: Service): PreviewText {
  return {
    title: printable(name, longest.title) ?? site.name,
    line: printable(price, longest.line) ?? site.tagline,
    picture,
  };
}

/** Every preview to be drawn, by name. */
export function previewSubjects(services: readonly Service[]): ReadonlyMap<string, PreviewText> {
  return new Map([
    ...previewNames.map((name) => [name, previewTexts[name]] as const),
    ...previewedServices(services).map(
      (service) => [servicePreviewName(service.id), serviceText(service)] as const,
    ),
  ]);
}
