import type { Issue } from '@/lib/catalogue/build/issue';

/** What is wrong with the studio's country: another form than ISO 3166-1 has, such as `Germany` or `de`. */
export function countryIssue(country: string): Issue | undefined {
  if (/^[A-Z]{2}$/.test(country)) return undefined;
  return {
    file: 'lib/content/studio.ts',
    field: 'country',
    found: JSON.stringify(country),
    expected: 'a country in two capital letters (ISO 3166-1), such as "US", "DE" or "AT"',
  };
}
