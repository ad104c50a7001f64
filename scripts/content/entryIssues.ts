import { longestPreview } from '@/lib/seo/previews';
import { describe, type Issue, nameEntry } from '@/lib/services/build/issue';
import { pictureNamed } from '@/lib/studio/slides';
import type { PageEntry } from '@/lib/studio/types';
import { dayIssues } from './answerIssues';

/** Words of a preview that have no room in its picture. */
const tooLong = (preview: NonNullable<PageEntry['preview']>) =>
  (['title', 'line'] as const).filter((field) => preview[field].length > longestPreview[field]);

/**
 * What is wrong in the entries of `lib/content/pages.ts`, each for itself: a day that is none, a preview with a picture that the
 * studio does not have, or with words that are too long for it.
 */
export function entryIssues(entries: readonly PageEntry[]): readonly Issue[] {
  return entries.flatMap((entry, index): readonly Issue[] => {
    const { preview, changed } = entry;
    const place = { file: 'lib/content/pages.ts', entry: nameEntry('pages', index + 1, entry) };
    const unknown: Issue = {
      ...{ ...place, field: 'preview.picture', found: describe(preview?.picture) },
      expected: 'a name of lib/content/pictures.ts, such as "coach" or "slide 1"',
    };
    return [
      ...dayIssues(place, { changed }),
      ...(preview?.picture && !pictureNamed(preview.picture) ? [unknown] : []),
      ...(preview ? tooLong(preview) : []).map((field): Issue => ({
        ...{ ...place, field: `preview.${field}`, found: `${preview![field].length} characters` },
        expected: `${longestPreview[field]} at most, which have room in the picture of a link`,
        stops: 'nothing',
      })),
    ];
  });
}
