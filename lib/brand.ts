/** The studio's name, as every page, icon and picture gives it. */
export const brandName = 'Power Zone';

/** The language of every text on the site (BCP 47). */
export const brandLocale = 'en';
