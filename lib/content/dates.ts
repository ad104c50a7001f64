/**
 * The day of the last change that a visitor would notice, by page: ISO 8601. The sitemap has it for search engines. It is kept
 * with the texts, since neither the time of a build nor that of a file says when the words changed. Answers have days of
 * their own (product 13.4).
 */
export const changedDays = {
  home: '2026-11-22',
  services: '2026-11-22',
  about: '2026-11-22',
} as const;

/**
 * The same for the price list, `public/data.json`, which the owner can change without this file. The day is valid only for the
 * content with this hash; with another list the sitemap gives no day, since a wrong one is worse than none.
 */
export const priceList = { contentHash: 1422592837, changed: '2026-11-22' } as const;
