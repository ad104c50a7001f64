/**
 * What the site says of the studio being open (product 14.6). `{time}` is when that changes; `{day}` is the day of it, in the
 * texts for changes that are far off.
 */
export const lightTexts = {
  on: 'The light is on until {time}',
  onDay: 'The light is on until {day} at {time}',
  off: 'The light comes on at {time}',
  offDay: 'The light comes on {day} at {time}',
  /** No end of it is near: a studio that never closes. */
  always: 'The light is on, day and night',
} as const;
