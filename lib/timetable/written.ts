/** Whether a text is a time of a 24-hour clock, HH:MM. */
export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether a text is a date of the calendar; 2026-02-30 is none. */
export const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
