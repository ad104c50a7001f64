import { site } from '@/lib/studio/site';

export const dynamic = 'force-static';

/** 180 days, in milliseconds: under a year, as RFC 9116, 2.5.5 recommends. */
const valid = 180 * 24 * 60 * 60 * 1000;

/** Written by the export to the place that RFC 9116 (section 3) asks for: whom to tell about a security problem. */
export function GET() {
  const expires = new Date(Date.now() + valid).toISOString().replace(/\.\d+Z$/, 'Z');
  return new Response(`Contact: ${site.contact.emailHref}
Expires: ${expires}
Preferred-Languages: ${site.locale}
Canonical: ${site.url}/.well-known/security.txt
`);
}
