import type { Issue } from '@/lib/services/build/issue';
import { languages } from '@/lib/words/languages';

/**
 * What is wrong with the language of the words for a studio in a country (ISO 3166-1), undefined when nothing is, and for a country whose language has no words here.
 */
export function languageIssue(language: string, country: string): Issue | undefined {
  const spoken = new Intl.Locale(`und-${country}`).maximize().language;
  if (spoken === language || !(spoken in languages)) return undefined;
  return {
    file: 'lib/words/index.ts',
    found: `the words in ${JSON.stringify(language)} for a studio in ${JSON.stringify(country)}`,
    expected: `those in ${JSON.stringify(spoken)}`,
    fix: `Write './${spoken}' there, or correct the country in lib/content/studio.ts.`,
    stops: 'deploy',
  };
}
