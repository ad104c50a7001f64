import { allPages, byRoute, metaOf, visibleText } from './built';

/** Marks of text that nobody finished, or of data that was printed as it came. */
const unfinished =
  /lorem|ipsum|\btodo\b|\bfixme\b|\btbd\b|placeholder|coming soon|\bundefined\b|\bNaN\b|\[object |\{[a-z]+\}|&amp;|&lt;|&quot;|�/i;

describe.each(byRoute(allPages))('%s', (_route, page) => {
  test('has no unfinished text', () => {
    const texts = [
      visibleText(page, 'code'),
      page.document.title,
      metaOf(page, 'description') ?? '',
    ];
    const attributes = [...page.document.querySelectorAll('[alt], [aria-label], [title]')].flatMap(
      (element) => ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    for (const text of [...texts, ...attributes])
      expect(unfinished.exec(text)?.[0]).toBeUndefined();
  });

  test('says something', () => {
    expect(visibleText(page).length).toBeGreaterThan(200);
  });

  test('tells nothing about the machine that built it', () => {
    expect(page.html.includes(process.cwd())).toBe(false);
  });
});
