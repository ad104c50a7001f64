/** What the Observatory says of a content security policy, best first, with the points it gives or takes. */
export const policyPoints = {
  'default-src none': 10,
  'no unsafe source': 5,
  'unsafe style sources': 0,
  'http for pictures': -10,
  'unsafe-eval': -10,
  'unsafe script sources': -20,
  'http for active content': -20,
  invalid: -25,
  missing: -25,
} as const;

/** One of these findings. */
export type PolicyFinding = keyof typeof policyPoints;

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];
const passive = ['img-src', 'media-src'];
const hash = /^'(sha(256|384|512)|nonce)-/;

/** Reads one policy; undefined when a directive stands in it twice. */
function parse(text: string): Policy | undefined {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.toLowerCase().split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (policy.has(name)) return undefined;
    if (name !== '') policy.set(name, sources.length > 0 ? sources : ["'none'"]);
  }
  return policy;
}

/** What two policies allow together: of a directive that both have, only the sources that both name. */
function intersect(one: Policy, other: Policy): Policy {
  const both = new Map([...one, ...other]);
  for (const [name, sources] of one) {
    const common = other.get(name)?.filter((source) => sources.includes(source));
    if (common) both.set(name, common.length > 0 ? common : ["'none'"]);
  }
  return both;
}

/**
 * Rates the policies of a page as Mozilla's HTTP Observatory does for a page over https (mdn-http-observatory,
 * analyzer/tests/csp.js).
 * @param texts of the header and of each `<meta>`; the page has to meet all of them
 */
export function ratePolicy(texts: readonly string[]): PolicyFinding {
  const policies = texts.map(parse);
  if (policies.length === 0) return 'missing';
  if (policies.includes(undefined)) return 'invalid';
  const policy = policies.flatMap((one) => one ?? []).reduce(intersect);

  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hashed = (sources: readonly string[]) =>
    sources.some((source) => hash.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const scripts = hashed(sourcesOf('script-src'));
  const styles = hashed(sourcesOf('style-src'));
  const has = (sources: readonly string[], ...unwanted: readonly string[]) =>
    sources.some((source) => unwanted.includes(source));
  const insecure = (sources: readonly string[]) =>
    sources.some((source) => /^(http|ftp):/.test(source));
  const active = [...policy].filter(([name]) => !passive.includes(name));

  if (has(scripts, ...broad, ...inline) || has(sourcesOf('object-src'), ...broad))
    return 'unsafe script sources';
  if (insecure(active.flatMap(([, sources]) => sources))) return 'http for active content';
  if (has([...scripts, ...styles], "'unsafe-eval'")) return 'unsafe-eval';
  if (insecure(passive.flatMap(sourcesOf))) return 'http for pictures';
  if (has(styles, ...broad, ...inline)) return 'unsafe style sources';
  return policy.get('default-src')?.join() === "'none'" ? 'default-src none' : 'no unsafe source';
}
