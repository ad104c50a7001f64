/** The days of a week as the data file and the studio's content write them; the first is the first of ISO 8601. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A day of the week. */
export type Weekday = (typeof weekdays)[number];

/** A class that takes place every week, in the studio's time zone (product 14.1). */
export interface Session {
  readonly day: Weekday;
  /** 24-hour local time, HH:MM. */
  readonly start: string;
  /** Minutes, where it is not the service's. */
  readonly duration?: number;
  readonly coach?: string;
  /** How many people there is room for, where it is not the service's. */
  readonly places?: number;
  /** The first and the last day on which it takes place, YYYY-MM-DD. */
  readonly from?: string;
  readonly until?: string;
}

/** One way to book a class. */
export interface BookingWay {
  readonly label: string;
  /**
   * The address to open, `mailto:`, `tel:`, `sms:` or `https:`. In it stand, encoded, `{message}` and `{subject}`
   * (`bookingMessage` of the words) and the facts of the class: `{service}`, `{id}`, `{day}`, `{date}` (YYYY-MM-DD, of the next
   * class; empty before scripts run), `{time}` (HH:MM), `{price}`, and `{email}` of who is signed in, else empty.
   */
  readonly href: string;
}

/** Minutes since midnight of a time such as `06:30`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The time, such as `06:30`, for a number of minutes since midnight; from 1440 on it is a time of the next day. */
export function timeOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
