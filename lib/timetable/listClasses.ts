import { priceWords } from '@/lib/catalogue/price';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service, Session } from '@/lib/catalogue/service';
import { studioLocale } from '@/lib/studio/locale';
import { coachText, dayTexts, minutesText } from '@/lib/content/words';
import { formatSeason, formatTime, formatTimes, formatWeekday } from './format';
import { classKey, weekOf } from './week';

/** A class of the week in the words of a list. */
export interface ListedClass {
  /** Its key in the list of classes that a visitor keeps. */
  readonly key: string;
  readonly name: string;
  /** The address of its times. */
  readonly href: string;
  readonly session: Pick<Session, 'day' | 'start' | 'from' | 'until'>;
  /** `Mondays`, for who does not know the day of today. */
  readonly every: string;
  /** `6:30 am` */
  readonly begins: string;
  /** `6:30–7:30 am` */
  readonly times: string;
  /** How long it is, who leads it, what it costs and, where it is not of the whole year, its season. */
  readonly about: string;
  /** The price as an amount alone, `$29`, where the text of the price has one. */
  readonly amount: string;
}

/** All classes in the order of the week, as an island gets them. */
export function listClasses(services: readonly Service[]): readonly ListedClass[] {
  return weekOf(services).map((one) => {
    const { service, id, minutes, end } = one;
    const { day, start, coach, from, until } = one.session;
    const about = [
      minutes && minutesText(minutes),
      coach && coachText(coach),
      service.price,
      formatSeason(one.session),
    ];
    return {
      key: classKey(one),
      name: service.name,
      href: `${servicePath(service.id)}#${id}`,
      // Fields that are undefined are left out, because they would be written into the page's data.
      session: { day, start, ...(from && { from }), ...(until && { until }) },
      every: dayTexts.every(formatWeekday(day)),
      begins: formatTime(start),
      times: formatTimes(start, end),
      about: about.filter(Boolean).join(' · '),
      amount: priceWords([service], studioLocale)?.low ?? service.price,
    };
  });
}
