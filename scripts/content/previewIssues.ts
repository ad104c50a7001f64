import { longestPreview } from '@/lib/seo/previews';
import { describe, type Issue, nameEntry } from '@/lib/services/build/issue';
import { pictureNamed } from '@/lib/studio/slides';
import type { PageEntry } from '@/lib/studio/types';

/** What is wrong with the previews of pages: a picture that the studio does not have, and words that have no room. */
export function previewIssues(pages: readonly PageEntry[]): readonly Issue[] {
  return pages.flatMap((page, index): readonly Issue[] => {
    const { preview } = page;
    if (!preview) return [];
    const place = { file: 'lib/content/pages.ts', entry: nameEntry('pages', index + 1, page) };
    const { picture } = preview;
    const unknown: Issue = {
      ...{ ...place, field: 'preview.picture', found: describe(picture) },
      expected: 'a name of lib/content/pictures.ts, such as "coach" or "slide 1"',
    };
    const long = (['title', 'line'] as const).filter(
      (field) => preview[field].length > longestPreview[field],
    );
    return [
      ...(picture && !pictureNamed(picture) ? [unknown] : []),
      ...long.map((field): Issue => ({
        ...{ ...place, field: `preview.${field}` },
        found: `${preview[field].length} characters`,
        expected: `at most ${longestPreview[field]}, or they may not have room in the picture`,
        stops: 'nothing',
      })),
    ];
  });
}
