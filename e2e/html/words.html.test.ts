import { allPages, byRoute, metaOf, visibleText } from './built';

/** Marks of data that was printed as it came. */
const broken = /\bundefined\b|\bNaN\b|\[object |&amp;|&lt;|&quot;|�/;

describe.each(byRoute(allPages))('%s', (_route, page) => {
  test('prints no data as it came', () => {
    const texts = [
      visibleText(page, 'code'),
      page.document.title,
      metaOf(page, 'description') ?? '',
    ];
    const attributes = [...page.document.querySelectorAll('[alt], [aria-label], [title]')].flatMap(
      (element) => ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    for (const text of [...texts, ...attributes]) expect(broken.exec(text)?.[0]).toBeUndefined();
  });

  test('tells nothing about the machine that built it', () => {
    expect(page.html.includes(process.cwd())).toBe(false);
  });
});
