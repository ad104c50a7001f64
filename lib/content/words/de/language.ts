/** The language of these words (BCP 47). */
export const language = 'de';
