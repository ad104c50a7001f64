/** Several calendars with one event each as one calendar (RFC 5545): the frame of the first, the events of all. */
export function joinCalendars(calendars: readonly string[]): string {
  const [first = ''] = calendars;
  const event = /BEGIN:VEVENT[^]*?END:VEVENT\r?\n/g;
  const events = calendars.flatMap((calendar) => calendar.match(event) ?? []).join('');
  return first.replace(event, '').replace('END:VCALENDAR', `${events}END:VCALENDAR`);
}
