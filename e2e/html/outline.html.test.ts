import { allPages, byRoute } from './built';

describe.each(byRoute(allPages))('%s', (_route, { document }) => {
  test('has exactly one h1, with words in it', () => {
    const headings = document.querySelectorAll('h1');
    expect(headings).toHaveLength(1);
    expect(headings[0]?.textContent?.trim()).toBeTruthy();
  });

  test('never skips a heading level inside its main part', () => {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(
      (heading) => Number(heading.tagName.slice(1)),
    );
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(levels[0]).toBe(1);
    expect(skips).toEqual([]);
  });

  test('has the landmarks, once each, and a way past the navigation', () => {
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelector('main')?.id).toBe('content');
    expect(document.querySelectorAll('body > footer, body > * > footer')).toHaveLength(1);
    expect(document.querySelectorAll('header nav')).toHaveLength(1);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('#content');
  });

  test('uses every id once, and every reference to an id has its target', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const attribute of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const missing = (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .filter((id) => !ids.includes(id));
        expect([attribute, missing]).toEqual([attribute, []]);
      }
    }
  });

  test('labels every field, button and link', () => {
    for (const field of document.querySelectorAll('input:not([type="hidden"]), select, textarea')) {
      const label = document.querySelector(`label[for="${field.id}"]`) ?? field.closest('label');
      expect([field.outerHTML, label?.textContent?.trim()]).toEqual([
        field.outerHTML,
        expect.stringMatching(/\w/),
      ]);
    }
    for (const control of document.querySelectorAll('button, a[href]')) {
      const name =
        control.getAttribute('aria-label') ??
        control.getAttribute('aria-labelledby') ??
        (control.textContent?.trim() || control.querySelector('img')?.alt);
      expect([control.outerHTML, name]).toEqual([control.outerHTML, expect.stringMatching(/\S/)]);
    }
  });
});
