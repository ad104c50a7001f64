import type { Service } from './service';

/** The other origins that pictures come from, each once: the Content-Security-Policy must name them in img-src. */
export function pictureOrigins(services: readonly Service[]): string[] {
  const whole = services
    .map(({ picture }) => picture)
    .filter((picture) => !picture.startsWith('/'));
  return [...new Set(whole.map((picture) => new URL(picture).origin))];
}
