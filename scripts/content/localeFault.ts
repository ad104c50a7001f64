import type { Fault } from '@/lib/catalogue/build/fault';

/** A language, perhaps a script and a country (BCP 47): `en`, `de-AT`, `zh-Hans-CN`. */
const form = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/**
 * What is wrong with the site's language: another form, such as `en_US` or `english`, or a language whose dates and prices
 * Node cannot write.
 */
export function localeFault(locale: string): Fault | undefined {
  if (form.test(locale) && Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0)
    return undefined;
  return {
    file: 'lib/brand.ts',
    field: 'brandLocale',
    found: JSON.stringify(locale),
    expected: 'a language in two letters, and perhaps a country, such as "en", "de" or "de-AT"',
    mend: 'Write a hyphen between the two, and no name of a language.',
  };
}
