import * as studio from '@/lib/content/studio';
import { language } from '@/lib/words';

/** The language of the site as the studio's country writes it (BCP 47). */
export const studioLocale = `${language}-${studio.country}`;
