import { policyPoints, ratePolicy } from './observatoryPolicy';

/** An answer of a host, as the Observatory sees it. */
export interface Answer {
  /** By names in lower case; several cookies stand in one value, a line each. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
}

/** The points of each of the Observatory's ten tests. */
export type Points = Readonly<Record<string, number>>;

/** Half a year in seconds, with the tolerance that the Observatory grants. */
const sixMonths = 15_552_000;

/** Bonus points count only from this score on. */
const enoughForBonus = 90;

const privateReferrer = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];
const knownReferrer = [
  ...privateReferrer,
  'origin',
  'origin-when-cross-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
];

const metaPolicy = /<meta\s+http-equiv="content-security-policy"\s+content="([^"]*)"/gi;

/** The policies of the answer: of its header, and of its page. */
function policiesOf({ headers, html }: Answer): readonly string[] {
  const metas = [...html.matchAll(metaPolicy)].map(([, content = '']) => content);
  const header = headers['content-security-policy'];
  return header === undefined ? metas : [header, ...metas];
}

/** Without cookies nothing is given or taken; the site sets none, so any at all is rated as the worst. */
const cookies = ({ headers }: Answer) => (headers['set-cookie'] === undefined ? 0 : -40);

/** Reading by other origins costs only with credentials. */
const sharing = ({ headers }: Answer) =>
  headers['access-control-allow-credentials'] === 'true' ? -50 : 0;

function referrer({ headers }: Answer): number {
  const value = headers['referrer-policy'];
  if (value === undefined) return 0;
  const named = value.split(',').map((policy) => policy.trim().toLowerCase());
  const last = named.findLast((policy) => knownReferrer.includes(policy));
  return last !== undefined && privateReferrer.includes(last) ? 5 : -5;
}

function transport({ headers }: Answer): number {
  const value = headers['strict-transport-security'] ?? '';
  const seconds = /^(?!.*,).*\bmax-age=(\d+)/i.exec(value)?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) < sixMonths ? -10 : 0;
}

/** Integrity of scripts: a bonus where it is used, a loss where scripts of others go without. */
function integrity({ html }: Answer): number {
  const scripts = html.match(/<script\b[^>]*\ssrc="[^"]*"[^>]*>/gi) ?? [];
  const foreign = scripts.filter((tag) => /\ssrc="(https?:)?\/\//i.test(tag));
  const guarded = (tag: string) => /\sintegrity="/.test(tag);
  if (foreign.some((tag) => !/\ssrc="https:/i.test(tag))) return foreign.every(guarded) ? -20 : -50;
  if (!foreign.every(guarded)) return -5;
  return scripts.some(guarded) ? 5 : 0;
}

const sniffing = ({ headers }: Answer) =>
  headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5;

/** Being framed by others: `frame-ancestors` counts only in the header, where alone browsers heed it. */
function framing({ headers }: Answer): number {
  if (/(^|;)\s*frame-ancestors\s/i.test(headers['content-security-policy'] ?? '')) return 5;
  return /^\s*(deny|sameorigin|allow-from.*)\s*$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function resources({ headers }: Answer): number {
  const value = headers['cross-origin-resource-policy']?.trim().toLowerCase();
  if (value === 'same-origin' || value === 'same-site') return 10;
  return value === undefined || value === 'cross-origin' ? 0 : -5;
}

/**
 * Rates an answer by the rules of Mozilla's HTTP Observatory (mdn-http-observatory, version 2: grader/charts.js and
 * analyzer/tests). `redirection` is taken as right: that http leads to https is up to the real host, and every host that
 * docs/hosting.md names does so; a server on this machine has no https. For the same reason nothing counts as preloaded HSTS.
 */
export function rate(answer: Answer): Points {
  return {
    'content-security-policy': policyPoints[ratePolicy(policiesOf(answer))],
    cookies: cookies(answer),
    'cross-origin-resource-sharing': sharing(answer),
    redirection: 0,
    'referrer-policy': referrer(answer),
    'strict-transport-security': transport(answer),
    'subresource-integrity': integrity(answer),
    'x-content-type-options': sniffing(answer),
    'x-frame-options': framing(answer),
    'cross-origin-resource-policy': resources(answer),
  };
}

/** The score: 100, less all losses, plus all bonuses if what is left without them is good enough for any. */
export function score(points: Points): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const all = Object.values(points);
  const withoutBonus = sum(all.filter((value) => value < 0));
  return Math.max(0, withoutBonus >= enoughForBonus ? sum(all) : withoutBonus);
}
