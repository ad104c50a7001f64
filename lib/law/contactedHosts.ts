import { authConfig } from '@/lib/auth/config';
import type { Service } from '@/lib/services/service';
import { hostTexts } from '@/lib/content/law';
import { type AllowedHost, allowedHosts } from '@/lib/csp';

/** The text for a host of the table: under its own name, or under what it is in this build. */
function textOf({ directive, source }: AllowedHost) {
  const { host } = new URL(source);
  if (host in hostTexts) return hostTexts[host];
  if (source === authConfig.emulator) return hostTexts.emulator;
  return directive === 'frame-src' ? hostTexts.project : hostTexts.reports;
}

/**
 * The hosts of others that the pages of this build may contact, with the words of the privacy notice: those of the Content
 * Security Policy. Pictures, which it allows from everywhere, have {@link pictureHosts}.
 * @throws Error when lib/content/law has no text for one
 */
export function contactedHosts() {
  const { emulator, authDomain } = authConfig;
  const { NEXT_PUBLIC_VITALS, NEXT_PUBLIC_ERRORS } = process.env;
  const table = allowedHosts({
    authEmulator: emulator,
    authDomain,
    reports: [NEXT_PUBLIC_VITALS, NEXT_PUBLIC_ERRORS],
  });
  const others = table.filter(({ source }) => URL.canParse(source) && new URL(source).host);
  return [...new Map(others.map((line) => [line.source, line])).values()].map((line) => {
    const { host } = new URL(line.source);
    const text = textOf(line);
    if (!text) throw new Error(`lib/content/law.ts, hostTexts: found no text for ${host}.`);
    return { host, ...text };
  });
}

/** The hosts of others that show pictures of services, each once. */
export function pictureHosts(services: readonly Service[]): readonly string[] {
  const whole = services.map(({ picture }) => picture).filter((picture) => URL.canParse(picture));
  return [...new Set(whole.map((picture) => new URL(picture).host))];
}
