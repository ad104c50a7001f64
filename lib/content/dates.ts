/**
 * The day of the last change that a visitor would notice, by page: ISO 8601. The sitemap tells it to search engines. It is
 * kept with the texts, since neither the time of a build nor a file's says when its words changed. Answers have their own (product 13.4).
 */
export const changedDays = {
  home: '2026-11-22',
  services: '2026-11-22',
  about: '2026-11-22',
} as const;

/**
 * The same for the price list, `public/data.json`, which the owner changes without this file: the day holds for the content
 * with this hash alone, and pages with another list are given no day. A wrong one is worse than none.
 */
export const priceList = { contentHash: 1422592837, changed: '2026-11-22' } as const;
